import type { ReactNode } from 'react'
import classes from './paper-section.module.css'

/** A part of the sheet under its title and a rule. */
export function PaperSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  )
}
