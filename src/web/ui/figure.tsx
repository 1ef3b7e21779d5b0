import type { ReactNode } from 'react'
import classes from './figure.module.css'

export interface FigureProps {
  label: ReactNode
  /** The formatted value: '5,47 €'. */
  value: ReactNode
  /** A word under the figure: 'hors 1 ligne sans prix'. */
  hint?: ReactNode
  size?: 'md' | 'lg'
}

/** One figure that matters, in the house's serif, with its label above. */
export function Figure({ label, value, hint, size = 'lg' }: FigureProps) {
  return (
    <div className={classes.figure} data-size={size}>
      <div className={classes.label}>{label}</div>
      <div className={classes.value}>{value}</div>
      {hint !== undefined && <div className={classes.hint}>{hint}</div>}
    </div>
  )
}
