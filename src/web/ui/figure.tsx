import type { ReactNode } from 'react'
import classes from './figure.module.css'

export interface FigureProps {
  label: ReactNode
  /** The formatted value: '5,47 €'. */
  value: ReactNode
  /** A word under the figure: 'hors 1 ligne sans prix'. */
  hint?: ReactNode
  size?: 'md' | 'lg'
  /** Whether its value, of one line, changes while something is typed: it is then laid out by itself. */
  live?: boolean
}

/** One figure that matters, in the house's serif, with its label above. */
export function Figure({ label, value, hint, size = 'lg', live }: FigureProps) {
  return (
    <div className={classes.figure} data-size={size} data-live={live}>
      <div className={classes.label}>{label}</div>
      <div className={classes.value}>{value}</div>
      {hint !== undefined && <div className={classes.hint}>{hint}</div>}
    </div>
  )
}
