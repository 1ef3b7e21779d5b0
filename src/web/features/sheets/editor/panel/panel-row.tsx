import type { ReactNode } from 'react'
import classes from './panel-row.module.css'

interface PanelRowProps {
  label: ReactNode
  /** Id of the field that the label belongs to. */
  htmlFor?: string
  /** The error of what was typed. */
  wrong?: string | undefined
  wrongId?: string
  /** Between the label and the field. */
  beside?: ReactNode
  children: ReactNode
}

/** A label and a figure, or a field to type one in. */
export function PanelRow({ label, htmlFor, wrong, wrongId, beside, children }: PanelRowProps) {
  return (
    <div className={classes.row}>
      {htmlFor === undefined ? <span>{label}</span> : <label htmlFor={htmlFor}>{label}</label>}
      {beside}
      <b className="figures">{children}</b>
      {wrong !== undefined && (
        <span id={wrongId} className={classes.wrong} role="alert">
          {wrong}
        </span>
      )}
    </div>
  )
}
