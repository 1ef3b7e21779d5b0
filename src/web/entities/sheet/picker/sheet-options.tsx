/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no HTML element is the list of a combobox, and its keys are the input's */
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '../../price/margin-badge.tsx'
import classes from './sheet-picker.module.css'

export interface SheetOptionsProps {
  id: string
  sheets: readonly TechSheetSummary[]
  /** The ids that are chosen already, and their label. */
  taken: ReadonlySet<string>
  takenLabel: string
  thresholds: MarginThresholds | undefined
  active: number
  stale: boolean
  onPoint: (index: number) => void
  onPick: (sheet: TechSheetSummary) => void
}

/** Title, category, price with VAT and margin of each sheet. */
export function SheetOptions(props: SheetOptionsProps) {
  const { id, sheets, taken, takenLabel, thresholds, active } = props
  const t = useTranslations()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <ul
      id={id}
      ref={list}
      role="listbox"
      aria-label={t('sheets.picker.label')}
      aria-busy={props.stale}
      className={classes.list}
    >
      {sheets.map((sheet, index) => (
        <li
          key={sheet.id}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === active}
          data-active={index === active || undefined}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            props.onPoint(index)
            props.onPick(sheet)
          }}
        >
          <span className={classes.words}>
            {sheet.title}
            <span className={classes.about}>
              {t(`trade.sheetCategories.${sheet.category}`)}
              {taken.has(sheet.id) && <span className={classes.taken}>{takenLabel}</span>}
            </span>
          </span>
          <Money sheet={sheet} thresholds={thresholds} />
        </li>
      ))}
    </ul>
  )
}

function Money({ sheet, thresholds }: { sheet: TechSheetSummary; thresholds: MarginThresholds | undefined }) {
  const t = useTranslations('sheets.picker')
  const format = useFormat()
  const { coutMatiere, portions, sellingPriceHt, tvaRate, uncostedLines } = sheet
  const price = displayedPrice(sellingPriceHt, tvaRate)
  const cost = portionCost(coutMatiere, portions)
  const rate = marginRate(sellingPriceHt, cost)
  return (
    <>
      <span className={classes.price}>{price > 0 ? format.euro(price) : t('noPrice')}</span>
      <span className={classes.margin}>
        {hasMargin(sellingPriceHt, cost) && thresholds !== undefined ? (
          <MarginBadge rate={rate} thresholds={thresholds} provisional={uncostedLines > 0} />
        ) : (
          <span className={classes.price}>{format.percent(rate)}</span>
        )}
      </span>
    </>
  )
}
