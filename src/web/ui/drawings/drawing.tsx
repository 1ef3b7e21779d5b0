import type { ReactNode } from 'react'
import classes from './drawing.module.css'

/** The frame of the house's line drawings: ink lines of one weight, one touch of colour, said by the text beside it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 92" width="150" height="115" aria-hidden="true">
      {children}
    </svg>
  )
}
