import type { ReactNode } from 'react'
import classes from './drawing.module.css'

/** The frame of the line drawings: one line weight, one colour; decorative, so hidden from screen readers. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 92" width="150" height="115" aria-hidden="true">
      {children}
    </svg>
  )
}
