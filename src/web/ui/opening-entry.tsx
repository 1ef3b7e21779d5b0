import type { ReactNode, Ref } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import classes from './opening-entry.module.css'
import { TextLink } from './text-link.tsx'

export interface OpeningEntryProps {
  to: AppPath
  name: ReactNode
  /** The name of the link, where `name` alone does not tell two entries apart. */
  linkName?: string
  /** Of the link. */
  linkRef?: Ref<HTMLAnchorElement>
  /** Next to the name: a badge, a quantity. */
  beside?: ReactNode
  /** Under the name, before the facts. */
  note?: ReactNode
  /** Spans, dimmed, side by side. */
  facts: ReactNode
  /** At the end: a sum, or what can be done. */
  end?: ReactNode
  /** On a phone the end stays beside the name, and does not come last. */
  endStays?: boolean
}

/** A row of a list that opens as a whole; buttons at its end are pressed by themselves. */
export function OpeningEntry({
  to,
  name,
  linkName,
  linkRef,
  beside,
  note,
  facts,
  end,
  endStays = false,
}: OpeningEntryProps) {
  return (
    <li className={classes.entry} data-end-stays={endStays || undefined}>
      <div className={classes.words}>
        <p className={classes.name}>
          <TextLink
            to={to}
            ref={linkRef}
            fw={600}
            c="inherit"
            {...(linkName !== undefined && { 'aria-label': linkName })}
          >
            {name}
          </TextLink>
          {beside}
        </p>
        {note}
        <p className={classes.facts}>{facts}</p>
      </div>
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </li>
  )
}
