import { useRef } from 'react'
import { useLocale } from 'use-intl'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { MIN_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { scaleQuantity } from '../../scale-quantity.ts'
import { isUnparseable, readQuantity } from '../entry/read-quantity.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { DraftLine } from '../state/draft.ts'
import { quantityRule } from '../state/issues.ts'
import { useEditor } from '../state/use-editor.ts'
import { lineFormId } from './line-form.tsx'
import { NumberCell } from './number-cell.tsx'

/** Null for an empty cell, NaN for what is no number. One that is too small to be kept is left unchanged, for its error. */
function quantityIn(text: string, language: Language): number | null {
  const { quantity } = readQuantity(text, language)
  if (quantity === null) return text.trim() === '' ? null : Number.NaN
  return quantity < MIN_QUANTITY ? quantity : roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS)
}

interface QuantityCellProps {
  line: DraftLine
  label: string
  wrongBecause?: string | undefined
  /** Whether to show the error: on blur, or when no further character can make the text valid. */
  onSettled: (settled: boolean) => void
}

/** '1,5' changes the quantity, '200g' or '1,5 kg' the unit with it. */
export function QuantityCell({ line, label, wrongBecause, onSettled }: QuantityCellProps) {
  const { dispatch } = useEditor()
  const language = useLocale()
  const unitAtEntry = useRef(line.unit)
  const { key } = line

  return (
    <NumberCell
      value={line.quantity}
      parse={(text) => quantityIn(text, language)}
      isWrong={(value) => quantityRule(value) !== null}
      format={(value) => scaleQuantity(value, line.unit, language)}
      onEnter={() => (unitAtEntry.current = line.unit)}
      onLeave={() => onSettled(true)}
      onType={(text) => {
        onSettled(isUnparseable(text))
        const { unit } = readQuantity(text, language)
        const change = { quantity: quantityIn(text, language) }
        // A product has no portions.
        const known = unit !== null && (unit !== 'portion' || line.preparation !== null)
        dispatch({ type: 'line-changed', key, change: known ? { ...change, unit } : change })
      }}
      onRestore={(quantity) =>
        dispatch({ type: 'line-changed', key, change: { quantity, unit: unitAtEntry.current } })
      }
      label={label}
      column="quantity"
      form={lineFormId(line.key)}
      wrongBecause={wrongBecause}
    />
  )
}
