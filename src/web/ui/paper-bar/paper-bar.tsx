import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { TextLink } from '../text-link.tsx'
import classes from './paper-bar.module.css'

export interface PaperBarProps {
  back: { to: AppPath; label: string }
  /** Next to the way back. */
  beside?: ReactNode
  /** What can be done with the pages; false while there are none. */
  children: ReactNode
  /** As wide as a landscape page. */
  landscape?: boolean
}

/** Above pages that can be printed, and never on them. */
export function PaperBar({ back, beside, children, landscape }: PaperBarProps) {
  return (
    <div className={classes.bar} data-landscape={landscape || undefined} data-print="hidden">
      <nav className={classes.links}>
        <TextLink to={back.to} className={classes.back}>
          <IconChevronLeft size={16} aria-hidden /> {back.label}
        </TextLink>
        {beside}
      </nav>
      {children !== false && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
