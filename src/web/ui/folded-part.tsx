import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './folded-part.module.css'

export interface FoldedPartProps {
  title: string
  /** What is inside, in a line; not shown while it is open. */
  value?: ReactNode
  /** From the start. */
  opened?: boolean
  children: ReactNode
}

/** Fields that few need at once, folded into a line that says what they hold. */
export function FoldedPart({ title, value, opened = false, children }: FoldedPartProps) {
  return (
    <details className={classes.part} open={opened}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        <span className={classes.title}>{title}</span>
        <span className={classes.value}>{value}</span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  )
}
