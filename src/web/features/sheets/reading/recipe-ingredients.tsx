import { Title } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { scaleQuantity } from '../scale-quantity.ts'
import type { SheetViewLine } from '../sheet-view.ts'
import classes from './recipe-ingredients.module.css'

/** What to take, how much of it. */
export function RecipeIngredients({ lines }: { lines: readonly SheetViewLine[] }) {
  const t = useTranslations()
  const language = useLocale()
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
            <li key={line.key} className={classes.line}>
              <span className={classes.amount}>
                {line.quantity === null
                  ? t('common.none')
                  : scaleQuantity(line.quantity, line.unit, language)}
              </span>
              <span className={classes.unit}>{t(`trade.units.${line.unit}`)}</span>
              <span>
                {line.productName ?? t('document.ingredients.noProduct')}
                {line.note !== null && line.note !== '' && <span className={classes.note}> {line.note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
