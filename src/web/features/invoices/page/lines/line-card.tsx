import type { InvoiceLineAnswer, PlannedPrice } from '#contract/invoice-shapes.ts'
import list from '#web/ui/table/long-list.module.css'
import { LineMove } from './line-move.tsx'
import { LineName } from './line-name.tsx'
import { LinePrice } from './line-price.tsx'
import type { LineAnswer, LineKind } from './line-state.ts'
import classes from './lines.module.css'
import type { LineTexts } from './use-line-texts.ts'

export interface LineCardProps {
  line: InvoiceLineAnswer
  kind: LineKind
  planned: PlannedPrice | undefined
  opened: boolean
  texts: LineTexts
  onAnswer: ((line: InvoiceLineAnswer, answer: LineAnswer) => void) | null
  onToggle: (line: InvoiceLineAnswer) => void
}

/** A line on a phone; a tap shows its details. */
export function LineCard({ line, kind, planned, opened, texts, onAnswer, onToggle }: LineCardProps) {
  return (
    <div className={classes.card}>
      <div className={list.words}>
        <LineName line={line} selected={opened} onToggle={onToggle} onTake={() => onToggle(line)} />
        <div className={list.dimmed}>
          {[texts.billed(line), texts.amount(line.lineTotal), texts.tied(line)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div className={classes.cardEnd}>
        <LinePrice {...{ line, planned, texts }} />
        <LineMove {...{ line, kind, planned, texts, onAnswer }} onOpen={onToggle} />
      </div>
    </div>
  )
}
