import type { ReactNode } from 'react'
import type { FigureKey } from '../reading/sheet-marks.ts'
import classes from './figure-button.module.css'
import type { FigureSelection } from './use-figure-selection.ts'

export interface FigureButtonProps {
  selection: FigureSelection
  figure: FigureKey
  children: ReactNode
}

/** A figure of a sheet, which leads to its cell. */
export function FigureButton({ selection, figure, children }: FigureButtonProps) {
  return (
    <button
      type="button"
      className={classes.figure}
      data-figure={figure}
      aria-current={selection.figure === figure || undefined}
      onClick={() => selection.chooseFigure(figure)}
    >
      {children}
    </button>
  )
}
