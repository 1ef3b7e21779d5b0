import type { ReactNode } from 'react'
import classes from './outcome-bar.module.css'

export interface OutcomeBarProps {
  label: string
  children: ReactNode
}

/** What an import will do, and its button: stays at the bottom of the screen under what is looked through. On
 * phones the navigation is below it, at the end of the page. */
export function OutcomeBar({ label, children }: OutcomeBarProps) {
  return (
    <section className={classes.bar} aria-label={label} tabIndex={-1} data-outcome-bar>
      {children}
    </section>
  )
}
