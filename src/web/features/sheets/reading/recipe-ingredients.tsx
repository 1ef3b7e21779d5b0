import { Title } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
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
  const language = useLocale()
  const rounding = times === 1 ? 'as-written' : 'kitchen'
  const read =
    line.quantity === null ? null : kitchenText(line.quantity * times, line.unit, rounding, language)
  return (
    <li className={classes.line}>
      <span className={classes.amount}>{read === null ? t('common.none') : read.amount}</span>
      <span className="dimmed">
        {t(`trade.counted.${read === null ? line.unit : read.unit}`, { count: read?.count ?? 1 })}
      </span>
      <span>
        {/* The note of a line whose product is gone begins with the name that it had. */}
        {line.productName ?? (line.note || t('document.ingredients.noProduct'))}
        {line.productName !== null && line.note !== null && line.note !== '' && (
          <span className={classes.note}> {line.note}</span>
        )}
      </span>
    </li>
  )
}
