import type { ReactNode } from 'react'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { DragHandle } from '../dragging/drag-handle.tsx'
import { TextLink } from '../text-link.tsx'
import classes from './ordered-cards.module.css'

export interface OrderedCardProps {
  id: string
  name: string
  /** Whether there are others to change places with. */
  movable: boolean
  /** Its page, and the words that lead there beside the name. */
  to: AppPath
  open: { text: string; label: string }
  facts: ReactNode
  figures: readonly { label: string; figure: ReactNode }[]
  /** May set the columns of the figures. */
  className?: string | undefined
  /** The actions. */
  children: ReactNode
}

/** A card that takes its place among others by a handle: a name, what it holds, what it earns. */
export function OrderedCard(props: OrderedCardProps) {
  const { id, name, movable, to, open, facts, figures, className, children } = props
  return (
    <li
      className={className === undefined ? classes.card : `${classes.card} ${className}`}
      data-id={id}
      aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
    >
      {movable && <DragHandle name={name} />}
      <div className={classes.words}>
        <h2 className={classes.name}>
          <TextLink to={to} className={classes.link}>
            {name}
          </TextLink>
        </h2>
        <p className={classes.facts}>{facts}</p>
      </div>
      <dl className={classes.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="dimmed">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <TextLink to={to} aria-label={open.label} className={classes.open}>
          {open.text}
        </TextLink>
        {children}
      </div>
    </li>
  )
}
