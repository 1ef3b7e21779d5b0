import type { Ref } from 'react'
import classes from './line-row.module.css'

interface FarRowProps {
  ref: Ref<HTMLTableRowElement>
  lineKey: string
  name: string
  /** Pixels; undefined while it is not known. */
  height: number | undefined
}

/** A row far from the window: its name, which the browser's search finds, in the room of the whole row. */
export function FarRow({ ref, lineKey, name, height }: FarRowProps) {
  return (
    <tr ref={ref} className={classes.row} data-line={lineKey} data-far style={{ minHeight: height }}>
      <th scope="row" className={classes.product}>
        {name}
      </th>
    </tr>
  )
}
