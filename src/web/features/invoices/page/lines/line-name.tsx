import type { KeyboardEvent } from 'react'
import type { InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import classes from './lines.module.css'

export interface LineNameProps {
  line: InvoiceLineAnswer
  /** Whether its details are open. */
  selected: boolean
  onToggle: (line: InvoiceLineAnswer) => void
  /** Space. */
  onTake: () => void
}

/** The name of a line, on which the arrows stop: Enter or a click shows its details, Space takes what is proposed. */
export function LineName({ line, selected, onToggle, onTake }: LineNameProps) {
  // A button acts on Space when it is let go.
  const hold = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) onTake()
  }
  return (
    <button
      type="button"
      className={classes.name}
      data-line={line.id}
      aria-expanded={selected}
      onClick={() => onToggle(line)}
      onKeyDown={hold}
      onKeyUp={hold}
    >
      {line.name}
    </button>
  )
}
