import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import type { ReactNode } from 'react'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { MoreMenu } from '../actions/more-menu.tsx'
import { TextLink } from '../text-link.tsx'
import classes from './paper-bar.module.css'
import { ZoomButtons } from './paper-zoom.tsx'

export interface PaperBarProps {
  back: { to: AppPath; label: string; search?: Readonly<Record<string, string>> }
  /** Next to the way back. */
  beside?: ReactNode
  /** The main button; none while there are no pages. */
  main?: ReactNode
  /** What else can be done with the pages: `Action`s and `ActionLink`s; false while there are none. */
  children: ReactNode
  /** On a phone another button beside the main one. */
  tool?: ReactNode
  /** As wide as a landscape page. */
  landscape?: boolean
}

/** What can be done with pages that can be printed, and never on them: above them, on a phone at the foot. */
export function PaperBar({ back, beside, main, children, tool, landscape }: PaperBarProps) {
  const phone = usePhone()
  return (
    <div className={classes.bar} data-landscape={landscape || undefined} data-print="hidden">
      <nav className={classes.links}>
        <TextLink to={back.to} {...(back.search && { search: back.search })} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden /> {back.label}
        </TextLink>
        {beside}
      </nav>
      {phone ? (
        (main !== undefined || tool !== undefined) && (
          <div className={classes.foot}>
            {main !== undefined && <ZoomButtons />}
            <div className={classes.main}>{main}</div>
            {tool}
            {children !== false && <MoreMenu upwards>{children}</MoreMenu>}
          </div>
        )
      ) : (
        <div className={classes.actions}>
          {children}
          {main}
        </div>
      )}
    </div>
  )
}
