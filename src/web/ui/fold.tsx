import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { type ReactNode, useState } from 'react'
import classes from './fold.module.css'

export interface FoldProps {
  summary: ReactNode
  /** What is inside, in a line; not shown while it is open. */
  value?: ReactNode
  /** A function is called when it is opened first, or at once for paper; what is typed in it stays. */
  children: ReactNode | (() => ReactNode)
  /** Open on paper. */
  printed?: boolean
  /** From the start; once this turns true it opens, and stays open until its user closes it. */
  opened?: boolean
  /** Fields, from edge to edge of the card that contains them. */
  inCard?: boolean
}

/** A part with nothing to decide in it, or nothing that has to be: folded until one looks. */
export function Fold({
  summary,
  value,
  children,
  printed = false,
  opened = false,
  inCard = false,
}: FoldProps) {
  const [open, setOpen] = useState(opened)
  const [made, setMade] = useState(printed)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setOpen(true)
  }
  if (open && !made) setMade(true)
  const content = typeof children === 'function' ? made && children() : children
  return (
    <details
      className={inCard ? classes.inCard : classes.fold}
      open={open}
      data-printed={printed || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={16} stroke={2} aria-hidden />
        {value === undefined ? (
          summary
        ) : (
          <>
            <span>{summary}</span> <span className={classes.value}>{value}</span>
          </>
        )}
      </summary>
      {inCard ? <div className={classes.fields}>{content}</div> : content}
    </details>
  )
}
