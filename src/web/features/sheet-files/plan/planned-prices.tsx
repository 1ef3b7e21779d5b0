import { useTranslations } from 'use-intl'
import { sameName } from '#domain/catalogue/same-name.ts'
import type { ImportCandidate } from '#contract/sheet-imports.ts'
import { listPriceDecimals, unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useUnitPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Fold } from '#web/ui/fold.tsx'
import classes from './plan.module.css'
import type { PlannedImport } from './use-import-review.ts'

/** The prices of products that are there: those that change, and those of the files that are not taken, with why. */
export function PlannedPrices({ planned }: { planned: PlannedImport }) {
  const t = useTranslations('sheetImport.plan')
  const rows = usePriceRows(planned)
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
              {taken.map(({ at, values }) => (
                <li key={at}>{t('priceMove', values)}</li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      {staying.length > 0 && (
        <Fold summary={t('stay', { count: staying.length })}>
          {() => (
            <ul className={classes.prices}>
              {staying.map(({ at, isArticle, outcome, values }) => (
                <li key={at}>{t(isArticle && outcome === 'older' ? 'article' : outcome, values)}</li>
              ))}
            </ul>
          )}
        </Fold>
      )}
    </>
  )
}

/** What becomes of the price that the files have of each product that is there, with the words that say it. */
function usePriceRows({ plan, input, targets }: PlannedImport) {
  const t = useTranslations('sheetImport.plan')
  const tUnits = useTranslations('trade.units')
  const rounded = useUnitPriceText(listPriceDecimals)
  const exact = useUnitPriceText(unitPriceDecimals)
  const supplierOf = useSupplierOf()
  const format = useFormat()
  return plan.products.flatMap(({ outcome, before, unit, priceHt }, at) => {
    const sent = input.products[at]
    if (before === null || sent === undefined) return []
    const meant = targets[at] ?? null
    const name = sent.names[0] ?? ''
    // Two prices that round to one are both shown in full.
    const price = rounded(before.priceHt, unit) === rounded(priceHt, unit) ? exact : rounded
    const { name: product = name, brand = null } = meant ?? {}
    const values = {
      product: brand === null ? product : `${product} (${brand})`,
      same: sameName(product) === sameName(name) ? 'yes' : 'no',
      name,
      written: t('readAs', { name, file: price(sent.priceHt, sent.unit) }),
      of: supplierOf(meant),
      before: price(before.priceHt, unit),
      after: price(priceHt, unit),
      unit: tUnits(unit),
      date: format.dateLong(before.changedAt),
    }
    return [{ at, outcome, isArticle: meant?.kind === 'article', values }]
  })
}

/** 'au catalogue de Metro' */
function useSupplierOf() {
  const t = useTranslations('sheetImport.names')
  return (meant: ImportCandidate | null) =>
    meant?.supplier ? t('ofSupplier', { name: meant.supplier.name }) : t('ofCatalogue')
}
