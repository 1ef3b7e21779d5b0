import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import classes from './cost-path.module.css'

interface UnfoldingProps {
  name: string
  amount: string
  /** Made only once it is open. */
  children: () => ReactNode
}

/** A line that opens to show how its amount was computed. */
export function Unfolding({ name, amount, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.unfolding} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={14} stroke={2} aria-hidden />
        <span className={classes.name}>{name}</span>
        <span className={classes.amount}>{amount}</span>
      </summary>
      {open && <div className={classes.unfolded}>{children()}</div>}
    </details>
  )
}
