import { Group } from '@mantine/core'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { lineUnitDecimals } from '#web/entities/price/unit-price-decimals.ts'
import type { DraftLine } from '../state/draft.ts'
import { isNamedAlone, lineName } from '../state/line-source.ts'
import { useDraftLine, useEditorView } from '../state/use-editor.ts'
import { PreparationBadge, usePreparationFacts } from '../product-entry/source-words.tsx'
import { LineCost } from '../table/line-figures.tsx'
import { LineForm } from '../table/line-form.tsx'
import { findErrorId, LineRemark } from '../table/line-remark.tsx'
import { QuantityCell } from '../table/quantity-cell.tsx'
import { UnitSelect, useWordCount } from '../table/unit-select.tsx'
import { useLineFrame } from '../table/use-line-frame.ts'
import { useLineIssues } from '../table/use-line-issues.ts'
import { useWastageWords } from '../table/use-wastage-words.ts'
import classes from './line-card.module.css'
import { LineDetails } from './line-details.tsx'
import type { LinePlace } from './line-details.tsx'

export interface LineCardProps extends LinePlace {
  lineKey: string
  unfolded: boolean
  onToggle: (key: string) => void
}

export const LineCard = memo(function LineCard(props: LineCardProps) {
  const line = useDraftLine(props.lineKey)
  return line === undefined ? null : <FilledCard {...props} line={line} />
})

function FilledCard({ line, ...props }: LineCardProps & { line: DraftLine }) {
  const t = useTranslations('editor')
  const { key } = line
  const frame = useLineFrame(line)
  const count = useWordCount(line.quantity)
  const known = lineName(line)
  const [quantityConfirmed, setQuantityConfirmed] = useState(false)
  const issues = useLineIssues(line, quantityConfirmed)
  const costed = useEditorView((view) => view.lineOf(key)?.unknownReason === null)
  const name = known ?? t('line.unknown', { place: String(props.index + 1) })
  const state = issues.length === 0 ? (costed ? undefined : 'incomplete') : 'wrong'
  const wastageWrong = issues.some(({ field }) => field === 'wastagePercent')
  // A loss out of range is corrected where it is typed.
  const unfolded = props.unfolded || wastageWrong || known === null

  return (
    <li className={classes.card} data-line={key} data-state={state}>
      <LineForm lineKey={key} />
      <div className={classes.main}>
        <div>
          <Group align="baseline" gap="0 6px">
            <button
              type="button"
              className={classes.name}
              aria-expanded={unfolded}
              aria-label={t('line.details', { product: known ?? t('table.noProduct') })}
              onClick={() => props.onToggle(key)}
            >
              {known ?? t('table.noProduct')}
            </button>
            {line.preparation !== null && <PreparationBadge />}
          </Group>
          <LineRemark line={line} issues={issues}>
            <PriceAndWastage line={line} />
          </LineRemark>
          {line.note !== null && !unfolded && line.note !== known && (
            <span className={classes.note}>{line.note}</span>
          )}
        </div>
        <div className={classes.measure}>
          <QuantityCell
            line={line}
            label={t('line.quantity', { product: name })}
            wrongBecause={findErrorId(issues, key, 'quantity')}
            onSettled={setQuantityConfirmed}
          />
          <UnitSelect line={frame} count={count} label={t('line.unit', { product: name })} />
        </div>
        <span className={classes.cost}>
          <LineCost lineKey={key} name={name} />
        </span>
      </div>
      {unfolded && <LineDetails line={line} name={name} issues={issues} {...props} />}
    </li>
  )
}

/** '16,90 € / kg · perte 8 %', 'Donne 4,2 L · 1,46 € / L'. */
function PriceAndWastage({ line }: { line: DraftLine }) {
  const t = useTranslations('editor.table')
  const tLine = useTranslations('editor.line')
  const { key, preparation, wastagePercent } = line
  const tUnits = useTranslations('trade.units')
  const format = useFormat()
  const factsOf = usePreparationFacts()
  const wastageWords = useWastageWords()
  const unitPrice = useEditorView((view) => view.lineOf(key)?.unitPrice ?? null)
  const unit = useEditorView((view) => view.lineOf(key)?.priceUnit ?? null)
  const words = preparation === null ? [] : [factsOf(preparation)]
  if (isNamedAlone(line)) words.push(tLine('undeclared'))
  if (unitPrice !== null && unit !== null) {
    const price = format.euro(
      unitPrice,
      lineUnitDecimals(unitPrice, { preparationId: preparation?.id ?? null }),
    )
    words.push(`${price} ${t('perUnit', { unit: tUnits(unit) })}`)
  }
  const wastage = wastageWords(wastagePercent)
  if (wastage !== null) words.push(wastage)
  return words.join(' · ')
}
