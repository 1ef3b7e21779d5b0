import { useTranslations } from 'use-intl'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { usePriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Fold } from '#web/ui/fold.tsx'
import classes from './plan.module.css'
import type { PlannedImport } from './use-import-review.ts'

/** The prices of products that are there: those that change, and those of the files that are not taken, with why. */
export function PlannedPrices({ planned: { plan, input } }: { planned: PlannedImport }) {
  const t = useTranslations('sheetImport.plan')
  const tUnits = useTranslations('trade.units')
  const priceText = usePriceText()
  const format = useFormat()
  const euro = (price: number | null) => priceText(price, unitPriceDecimals)
  const rows = plan.products.flatMap(({ outcome, before, unit, priceHt }, at) => {
    if (before === null) return []
    const name = input.products[at]?.names[0] ?? ''
    const values = {
      before: euro(before.priceHt),
      after: euro(priceHt),
      unit: tUnits(unit),
      date: format.dateLong(before.changedAt),
    }
    return [{ at, name, outcome, values }]
  })
  const taken = rows.filter(({ outcome }) => outcome === 'taken')
  const staying = rows.flatMap(({ outcome, ...row }) =>
    outcome === 'older' || outcome === 'unit-unrelated' ? [{ ...row, outcome }] : [],
  )
  return (
    <>
      {taken.length > 0 && (
        <Fold summary={t('prices', { count: taken.length })}>
          {() => (
            <ul className={classes.prices}>
              {taken.map(({ at, name, values }) => (
                <li key={at}>{t('priceMove', { ...values, name })}</li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      {staying.length > 0 && (
        <Fold summary={t('stay', { count: staying.length })}>
          {() => (
            <ul className={classes.prices}>
              {staying.map(({ at, name, outcome, values }) => (
                <li key={at}>{t(outcome, { ...values, name })}</li>
              ))}
            </ul>
          )}
        </Fold>
      )}
    </>
  )
}
