import { type CSSProperties, memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { SHOWN_PERCENT_DECIMALS } from '#domain/money/decimals.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { lineUnitDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ExplainedAmount } from '../../cost-path/explained-amount.tsx'
import { useEditorView, useEditorViewAfterPause } from '../state/use-editor.ts'
import classes from './line-figures.module.css'

/** What a line costs, loss included; a dash while that is not known. */
export function LineCost({ lineKey, name }: { lineKey: string; name: string }) {
  const format = useFormat()
  const cost = useEditorView((view) => view.lineOf(lineKey)?.cost ?? null)
  const partial = useEditorView((view) => view.lineOf(lineKey)?.partial ?? false)
  const qs = useEditorView((view) => view.lineOf(lineKey)?.costing === 'qs')
  return (
    <span className={classes.cost}>
      <ExplainedAmount subject={{ kind: 'line', key: lineKey }} name={name}>
        {cost === null || qs ? '–' : partial ? format.partialSum(cost, true) : format.euro(cost)}
      </ExplainedAmount>
    </span>
  )
}

/** What a unit costs: as the product is bought, or as the preparation was made; a dash while that is not known. */
export function LinePrice({ lineKey }: { lineKey: string }) {
  const format = useFormat()
  const t = useTranslations('editor.table')
  const tUnits = useTranslations('trade.units')
  const price = useEditorView((view) => view.lineOf(lineKey)?.unitPrice ?? null)
  const unit = useEditorView((view) => view.lineOf(lineKey)?.priceUnit ?? null)
  const preparationId = useEditorView((view) => view.lineOf(lineKey)?.preparationId ?? null)
  const known = price !== null && unit !== null
  return (
    <span className={classes.price}>
      {known ? format.euro(price, lineUnitDecimals(price, { preparationId })) : '–'}
      <span className={classes.perUnit}>{known && t('perUnit', { unit: tUnits(unit) })}</span>
    </span>
  )
}

/** Of an average letter of the words behind a price, in rem. */
const LETTER = 0.43

/** The room that the longest '/ bouteille' of the lines takes. */
export function usePriceUnitWidth(): string {
  const t = useTranslations('editor.table')
  const tUnits = useTranslations('trade.units')
  // The words once, not for each line at each keystroke.
  const lettersOf = useMemo(
    () => new Map(LINE_UNITS.map((unit) => [unit, t('perUnit', { unit: tUnits(unit) }).length])),
    [t, tUnits],
  )
  const letters = useEditorView((view) =>
    Math.max(0, ...view.lines.map(({ priceUnit }) => (priceUnit && lettersOf.get(priceUnit)) ?? 0)),
  )
  return `${String(letters * LETTER)}rem`
}

/** A line's share of the sheet's cost, as a bar; the figure is in a tooltip and for screen readers. */
export const LineShare = memo(function LineShare({ lineKey }: { lineKey: string }) {
  const format = useFormat()
  const t = useTranslations('editor.line')
  const share = useEditorViewAfterPause((view) => {
    const exact = view.lineOf(lineKey)?.share ?? null
    return exact === null ? null : roundHalfAwayFromZero(exact, SHOWN_PERCENT_DECIMALS)
  })
  if (share === null) return <span className={classes.share} />
  const rate = format.percent(share)
  return (
    // An attribute and a background: sixty of these change without a layout.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a bar that is drawn, not loaded
      role="img"
      className={classes.share}
      style={{ '--share': `${String(share)}%` } as CSSProperties}
      title={rate}
      aria-label={t('share', { rate })}
    />
  )
})
