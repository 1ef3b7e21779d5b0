import { Title } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { unnamedAs } from '../document/ingredient-columns.ts'
import { lineAmount } from '../line-amount.ts'
import type { SheetViewLine } from '../sheet-view.ts'
import { kitchenText } from './kitchen-text.ts'
import classes from './recipe-ingredients.module.css'

export interface RecipeIngredientsProps {
  lines: readonly SheetViewLine[]
  /** How many times the sheet as it is written. */
  times: number
}

/** What to take, how much of it; as it was written, or as a kitchen would weigh so many times of it. */
export function RecipeIngredients({ lines, times }: RecipeIngredientsProps) {
  const t = useTranslations()
  return (
    <section>
      <Title order={2} size="h3">
        {t('sheets.reading.ingredients')}
      </Title>
      {lines.length === 0 ? (
        <p className={classes.none}>{t('sheets.reading.noIngredient')}</p>
      ) : (
        <ul className={classes.list}>
          {lines.map((line) => (
            <Line key={line.key} line={line} times={times} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ line, times }: { line: SheetViewLine; times: number }) {
  const t = useTranslations()
  const { amount, unit } = useReadAmount(line, times)
  return (
    <li className={classes.line}>
      <span className={classes.amount}>{amount}</span>
      <span className="dimmed">{unit}</span>
      <span>
        {/* A line without a product goes by its note: the name of one that is gone, or 'sel, poivre' of a line QS. */}
        {line.productName ?? (line.note || t(`document.ingredients.${unnamedAs(line)}`))}
        {line.productName !== null && line.note !== null && line.note !== '' && (
          <span className={classes.note}> {line.note}</span>
        )}
      </span>
    </li>
  )
}

function useReadAmount(line: SheetViewLine, times: number) {
  const t = useTranslations()
  const language = useLocale()
  const { costing, quantity, forfait } = line
  if (costing === 'quantity' && quantity !== null) {
    const read = kitchenText(quantity * times, line.unit, times === 1 ? 'as-written' : 'kitchen', language)
    return { amount: read.amount, unit: t(`trade.counted.${read.unit}`, { count: read.count }) }
  }
  // A forfait for the whole sheet is for as many portions as the sheet makes.
  const scaled = costing === 'forfait-sheet' && forfait !== null ? forfait * times : forfait
  return lineAmount({ ...line, forfait: scaled }, t, language)
}
