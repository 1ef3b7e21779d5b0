import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import classes from './fold.module.css'

export interface FoldProps {
  summary: ReactNode
  /** Made only once it is open. */
  children: () => ReactNode
}

/** A part with nothing to decide in it, or nothing that has to be: folded until one looks. */
export function Fold({ summary, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        {summary}
      </summary>
      {open && children()}
    </details>
  )
}
