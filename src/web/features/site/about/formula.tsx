import type { ReactNode } from 'react'
import classes from './about.module.css'

interface FormulaProps {
  /** Where there is more than one way. */
  name?: string
  formula: string
  note?: string
  example: ReactNode
}

/** A formula, and what it gives. */
export function Formula({ name, formula, note, example }: FormulaProps) {
  return (
    <div className={classes.formula}>
      {name !== undefined && <p className={classes.name}>{name}</p>}
      <p className={classes.equation}>{formula}</p>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      <p className={classes.example}>{example}</p>
    </div>
  )
}
