import { useRef } from 'react'
import { useLocale } from 'use-intl'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS, scaleQuantity } from '../../scale-quantity.ts'
import { readQuantity } from '../entry/read-quantity.ts'
import type { DraftLine } from '../state/draft.ts'
import { useEditor } from '../state/use-editor.ts'
import { lineFormId } from './line-form.tsx'
import { NumberCell } from './number-cell.tsx'

function quantityIn(text: string): number | null {
  const { quantity } = readQuantity(text)
  return quantity === null ? null : roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS)
}

interface QuantityCellProps {
  line: DraftLine
  label: string
  wrongBecause?: string | undefined
}

/** '1,5' changes the quantity, '200g' or '1,5 kg' the unit with it. */
export function QuantityCell({ line, label, wrongBecause }: QuantityCellProps) {
  const { dispatch } = useEditor()
  const language = useLocale()
  const unitAtEntry = useRef(line.unit)
  const { key } = line

  return (
    <NumberCell
      value={line.quantity}
      read={quantityIn}
      atRest={(value) => {
        const plain = scaleQuantity(value, line.unit, language)
        // Grouped in English, '1,200' would be read again as 1.2.
        return language === 'en' ? plain.replaceAll(',', '') : plain
      }}
      onEnter={() => (unitAtEntry.current = line.unit)}
      onType={(text) => {
        const { unit } = readQuantity(text)
        const change = { quantity: quantityIn(text) }
        dispatch({ type: 'line-changed', key, change: unit === null ? change : { ...change, unit } })
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
