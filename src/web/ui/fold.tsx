import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import classes from './fold.module.css'

export interface FoldProps {
  summary: ReactNode
  /** Made when it is opened first, unless it is on paper too; what is typed in it stays. */
  children: () => ReactNode
  /** Open on paper. */
  printed?: boolean
  /** Open from the start. */
  opened?: boolean
}

/** A part with nothing to decide in it, or nothing that has to be: folded until one looks. */
export function Fold({ summary, children, printed = false, opened = false }: FoldProps) {
  const [made, setMade] = useState(printed || opened)
  return (
    <details
      className={classes.fold}
      {...(opened && { open: true })}
      data-printed={printed || undefined}
      onToggle={(event) => event.currentTarget.open && setMade(true)}
    >
      <summary>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        {summary}
      </summary>
      {made && children()}
    </details>
  )
}
