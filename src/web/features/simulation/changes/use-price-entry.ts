import { useState } from 'react'
import { useLocale } from 'use-intl'
import type { PriceMove } from '#domain/simulation/price-move.ts'
import { readPriceMove } from '#domain/simulation/read-price-move.ts'
import type { PriceFault, PriceReadingOptions } from '#domain/simulation/read-price-move.ts'
import { useNumberText } from '#web/ui/use-number-text.ts'
import { usePriceMoveText } from './use-price-move-text.ts'

interface PriceEntryOptions {
  /** Null while there is no figure. */
  move: PriceMove | null
  of: PriceReadingOptions['of']
  onChange: (move: PriceMove | null) => void
}

/** Faults that more letters may correct: '3 €/k' on the way to '3 €/kg'. */
const OPEN_ENDED: readonly PriceFault[] = ['unreadable', 'unit']

/**
 * The text of a field for a new price or a change of one. A text that is neither, or that has several readings, is no
 * figure: it stays in the field, with its fault or with its readings to choose from.
 */
export function usePriceEntry({ move, of, onChange }: PriceEntryOptions) {
  const language = useLocale()
  const moveText = usePriceMoveText()
  /** What the typed text gave: once the figure is another, it was changed otherwise than by typing. */
  const [given, setGiven] = useState<PriceMove | null>(null)
  const [left, setLeft] = useState(false)
  const read = (text: string) => readPriceMove(text, { language, of })
  const field = useNumberText({
    value: move?.value ?? null,
    parse: () => null,
    format: () => (move === null ? '' : moveText(move)),
    showsTyped: () => isSame(given, move),
    keepsTyped: (text) => isUndecided(read(text)),
  })
  const typed = isSame(given, move) ? field.text : null
  const reading = typed === null ? null : read(typed)

  const change = (next: PriceMove | null) => {
    setGiven(next)
    if (!isSame(next, move)) onChange(next)
  }
  const fault = reading !== null && 'fault' in reading ? reading.fault : null
  return {
    text: typed?.trim() ?? '',
    /** The fault of the text; while it is typed only one that no further letter corrects. */
    fault: fault !== null && (left || !OPEN_ENDED.includes(fault)) ? fault : null,
    /** The readings of the text where there are several. */
    choices: reading !== null && 'choices' in reading ? reading.choices : [],
    /** Whether the field has a text that gives no figure. */
    undecided: isUndecided(reading),
    choose: (chosen: PriceMove) => {
      field.setText(null)
      change(chosen)
      field.props.ref.current?.focus()
    },
    props: {
      ...field.props,
      onBlur: () => {
        setLeft(true)
        field.props.onBlur()
      },
      onType: (text: string) => {
        setLeft(false)
        field.setText(text)
        const next = read(text)
        change(next !== null && 'move' in next ? next.move : null)
      },
      onEnter: () => setLeft(true),
    },
  }
}

function isUndecided(reading: ReturnType<typeof readPriceMove>): boolean {
  return reading !== null && !('move' in reading)
}

function isSame(one: PriceMove | null, other: PriceMove | null): boolean {
  return one?.value === other?.value && one?.measure === other?.measure
}
