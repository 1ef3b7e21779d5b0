import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { forfaitFigure } from '#web/entities/sheet/line/line-amount.ts'
import { scaleQuantity } from '#web/entities/sheet/line/scale-quantity.ts'
import { mayBecomeCharge } from '../entry/read-charge.ts'
import { isUnparseable } from '../entry/read-quantity.ts'
import { typedAmount } from '../entry/typed-amount.ts'
import type { DraftLine } from '../state/draft.ts'
import { amountRule } from '../state/issues.ts'
import { amountOf, figureOf } from '../state/line-amount.ts'
import type { LineAmount } from '../state/line-amount.ts'
import { useEditor } from '../state/use-editor.ts'
import { lineFormId } from './line-form.tsx'
import { NumberCell } from './number-cell.tsx'

interface QuantityCellProps {
  line: DraftLine
  label: string
  wrongBecause?: string | undefined
  /** Whether to show the error: on blur, or when no further character can make the text valid. */
  onSettled: (confirmed: boolean) => void
}

/**
 * '1,5' changes the quantity, '200g' or '1,5 kg' the unit with it; 'QS' leaves it to the cook, '0,30 €' or '2 %' makes
 * the line a forfait.
 */
export function QuantityCell({ line, label, wrongBecause, onSettled }: QuantityCellProps) {
  const { dispatch } = useEditor()
  const language = useLocale()
  const t = useTranslations()
  const entered = useRef<LineAmount>(line)
  const { key, costing, unit } = line
  const read = (text: string) => typedAmount(text, line, entered.current, language)

  return (
    <NumberCell
      value={figureOf(line)}
      parse={(text) => figureOf(read(text))}
      isWrong={() => amountRule(line) !== null}
      format={(value) =>
        costing === 'quantity'
          ? scaleQuantity(value, unit, language)
          : forfaitFigure(costing, value, language)
      }
      empty={costing === 'qs' ? t('trade.qs') : ''}
      onEnter={() => (entered.current = amountOf(line))}
      onLeave={() => onSettled(true)}
      onType={(text) => {
        onSettled(isUnparseable(text) && !mayBecomeCharge(text))
        dispatch({ type: 'line-changed', key, change: read(text) })
      }}
      onRestore={() => dispatch({ type: 'line-changed', key, change: entered.current })}
      label={label}
      title={t('editor.line.quantityHint')}
      column="quantity"
      form={lineFormId(line.key)}
      wrongBecause={wrongBecause}
    />
  )
}
