import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { UNPRICED } from '#domain/invoices/stored-invoice.ts'
import type { InvoiceLineAnswer, PlannedPrice } from '#contract/invoice-shapes.ts'
import { focusBeside, focusLine } from './focus-line.ts'
import { LineAnswers } from './line-answers.tsx'
import { LineFacts } from './line-facts.tsx'
import { type LineAnswer, type LineKind, questionOf } from './line-state.ts'
import classes from './lines.module.css'
import type { LineTexts } from './use-line-texts.ts'

export interface LineDetailsProps {
  line: InvoiceLineAnswer
  kind: LineKind
  planned: PlannedPrice | undefined
  /** Why it sets no price. */
  reasons: readonly string[]
  texts: LineTexts
  /** Null where it cannot be answered now. */
  onAnswer: ((line: InvoiceLineAnswer, answer: LineAnswer) => void) | null
  onClose: () => void
}

/** Below a line: why it is asked about, what may be answered, and what else it says. Arrows go from answer to answer. */
export function LineDetails({ line, kind, planned, reasons, texts, onAnswer, onClose }: LineDetailsProps) {
  const t = useTranslations('invoice.details')
  const details = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    details.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const question = questionOf(line)
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = stopsOf(details.current)
    const at = stops.findIndex((stop) => stop === event.target)
    const isHeading = event.target instanceof HTMLElement && event.target.dataset.stop !== undefined
    if (step === undefined || (at < 0 && !isHeading)) return
    event.preventDefault()
    const next = stops[at + step]
    if (next) next.focus()
    else if (step < 0) focusLine(line.id)
    else focusBeside(line.id, 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it
    <fieldset
      ref={details}
      className={classes.details}
      data-open={question !== null || undefined}
      aria-label={t('of', { name: line.name })}
      onKeyDown={move}
    >
      {reasons.length > 0 && (
        <ul className={classes.doubts}>
          {reasons.map((reason) => (
            <li key={reason}>{texts.doubt(reason, line)}</li>
          ))}
        </ul>
      )}
      {onAnswer !== null && (kind !== 'none' || line.doubts.includes(UNPRICED)) && (
        <LineAnswers key={question} line={line} question={question} texts={texts} onAnswer={onAnswer} />
      )}
      <LineFacts {...{ line, kind, planned, texts }} />
    </fieldset>
  )
}

function stopsOf(details: HTMLElement | null): HTMLElement[] {
  return [...(details?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])]
}
