import type { ReactNode } from 'react'
import classes from './edited-value.module.css'

export interface EditedValueProps {
  /** What edits the value, while it is edited. */
  field: ReactNode
  children: ReactNode
}

/** A field on the screen; on paper, always what it says. */
export function EditedValue({ field, children }: EditedValueProps) {
  if (field === undefined) return children
  return (
    <>
      <div data-print="hidden">{field}</div>
      <div className={classes.paperOnly}>{children}</div>
    </>
  )
}
