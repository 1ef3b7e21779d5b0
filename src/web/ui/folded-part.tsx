import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './folded-part.module.css'

export interface FoldedPartProps {
  title: string
  /** What is inside, in a line; not shown while it is open. */
  value?: ReactNode
  /** From the start; once this turns true it opens, and stays open until its user closes it. */
  opened?: boolean
  children: ReactNode
}

/** Fields that few need at once, folded into a line that says what they hold. */
export function FoldedPart({ title, value, opened = false, children }: FoldedPartProps) {
  const [open, setOpen] = useState(opened)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setOpen(true)
  }
  return (
    <details className={classes.part} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        <span className={classes.title}>{title}</span>
        <span className={classes.value}>{value}</span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  )
}
