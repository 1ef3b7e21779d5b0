import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { FoundLine } from '#domain/sheet-files/lines/found-line.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import { currencyOf } from '#domain/sheet-files/verdict/other-currency.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { lineKey } from '../reading/sheet-marks.ts'
import type { ShownReason } from '../reading/shown-reasons.ts'
import { useFileTexts } from '../use-file-texts.ts'
import { FigureButton } from './figure-button.tsx'
import classes from './sheet-lines.module.css'
import type { FigureSelection } from './use-figure-selection.ts'

export interface SheetLinesProps {
  sheet: FoundSheet
  /** Those of its lines mark them. */
  reasons: readonly ShownReason[]
  /** The title of the sheet at a place in the list of sheets. */
  titleOf: (at: number) => string
  selection: FigureSelection
}

/** The lines of a sheet as they were read, each figure with the way to its cell. */
export function SheetLines({ sheet, reasons, titleOf, selection }: SheetLinesProps) {
  const t = useTranslations('sheetFiles.sheet')
  const doubtful = new Set(reasons.flatMap(({ rows }) => rows))
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          {(['row', 'name', 'quantity', 'price', 'cost'] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map((line, at) => {
          const isNewSection = line.section !== null && line.section !== sheet.lines[at - 1]?.section
          return (
            <Fragment key={at}>
              {isNewSection && (
                <tr>
                  <th colSpan={5} scope="colgroup" className={classes.section}>
                    {line.section}
                  </th>
                </tr>
              )}
              <Line
                line={line}
                at={at}
                doubtful={doubtful.has(line.name.cell.row + 1)}
                currency={currencyOf(sheet)}
                titleOf={titleOf}
                selection={selection}
              />
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

interface LineProps {
  line: FoundLine
  at: number
  doubtful: boolean
  currency: string | null
  titleOf: (at: number) => string
  selection: FigureSelection
}

function Line({ line, at, doubtful, currency, titleOf, selection }: LineProps) {
  const t = useTranslations('sheetFiles.sheet')
  const format = useFormat()
  const text = useFileTexts()
  const { name, costing, quantity, unit, price, priceUnit, forfait, statedCost, cost } = line
  const lossPercent = line.lossPercent ?? line.grossLoss ?? null
  const asides = [
    line.hidden && t('hidden'),
    line.preparation !== null && t('preparation', { title: titleOf(line.preparation) }),
    line.note,
  ].filter(Boolean)
  const amount =
    costing === 'qs'
      ? t('qs')
      : costing === 'forfait-percent' && forfait !== null
        ? format.rate(forfait.value)
        : null
  const shownCost = statedCost?.value ?? cost
  return (
    <tr data-doubtful={doubtful || undefined}>
      <td data-column="row">{name.cell.row + 1}</td>
      <td>
        <FigureButton selection={selection} figure={lineKey(at, 'name')}>
          {name.value === '' ? t('unknown') : name.value}
        </FigureButton>
        {asides.length > 0 && <div className={classes.aside}>{asides.join(' · ')}</div>}
      </td>
      <td data-column="quantity">
        {quantity === null ? (
          (amount ?? (costing === 'forfait' ? '' : t('unknown')))
        ) : (
          <FigureButton selection={selection} figure={lineKey(at, 'quantity')}>
            {text.amount({ quantity: quantity.value, unit })}
          </FigureButton>
        )}
        {lossPercent !== null && (
          <div className={classes.aside}>
            <FigureButton selection={selection} figure={lineKey(at, 'loss')}>
              {t('loss', { percent: format.rate(lossPercent.value) })}
            </FigureButton>
          </div>
        )}
      </td>
      <td data-column="price">
        {price === null ? (
          costing === 'quantity' ? (
            t('unknown')
          ) : (
            ''
          )
        ) : (
          <FigureButton selection={selection} figure={lineKey(at, 'price')}>
            {text.price(price.value, priceUnit, currency)}
          </FigureButton>
        )}
      </td>
      <td data-column="cost">
        {shownCost === null ? (
          t('unknown')
        ) : statedCost === null && forfait === null ? (
          text.money(shownCost, currency)
        ) : (
          <FigureButton selection={selection} figure={lineKey(at, 'cost')}>
            {text.money(shownCost, currency)}
          </FigureButton>
        )}
      </td>
    </tr>
  )
}
