import type { ReactNode } from 'react'
import classes from './outcome-bar.module.css'

export interface OutcomeBarProps {
  label: string
  children: ReactNode
}

/** What an import will do, and its button: stays at the bottom of the screen under what is looked through. */
export function OutcomeBar({ label, children }: OutcomeBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      {children}
    </section>
  )
}
