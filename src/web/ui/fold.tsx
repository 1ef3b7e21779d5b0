import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import classes from './fold.module.css'

export interface FoldProps {
  summary: ReactNode
  /** Made only once it is open, unless it is on paper too. */
  children: () => ReactNode
  /** Open on paper. */
  printed?: boolean
}

/** A part with nothing to decide in it, or nothing that has to be: folded until one looks. */
export function Fold({ summary, children, printed = false }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={classes.fold}
      data-printed={printed || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        {summary}
      </summary>
      {(open || printed) && children()}
    </details>
  )
}
