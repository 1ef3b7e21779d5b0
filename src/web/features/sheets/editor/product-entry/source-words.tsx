import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { preparationPrice } from '#domain/costing/preparation-cost.ts'
import { lineUnitDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { usePriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { preparationUnit, sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import classes from './source-words.module.css'

/** The name of what is offered, and for a sheet that it is one. */
export function SourceName({ source }: { source: LineSource }) {
  return (
    <span className={classes.name}>
      {sourceName(source)}
      {source.preparation !== null && (
        <>
          {' '}
          <PreparationBadge />
        </>
      )}
    </span>
  )
}

/** What distinguishes a sheet from a product of the same name. */
export function PreparationBadge() {
  const t = useTranslations('editor.preparation')
  return (
    <Badge size="sm" className={classes.badge} data-preparation>
      {t('badge')}
    </Badge>
  )
}

/** What a unit of it costs, as it is bought or as it was made. */
export function useSourcePrice() {
  const t = useTranslations('editor.entry')
  const priceText = usePriceText()
  const tUnits = useTranslations('trade.units')
  const format = useFormat()
  return ({ product, preparation }: LineSource): string => {
    if (product !== null && product.priceHt === null) return priceText(null)
    const known =
      product !== null
        ? { price: product.priceHt ?? 0, unit: product.unit }
        : preparationPrice(1, preparationUnit(preparation), preparation)
    if (typeof known === 'string') return t('incompleteCost')
    return `${format.euro(known.price, lineUnitDecimals(known.price, { preparationId: preparation?.id ?? null }))} / ${tUnits(known.unit)}`
  }
}

/** 'Donne 4,2 L', 'Donne 8 portions' */
export function usePreparationFacts() {
  const t = useTranslations('editor.preparation')
  const tCounted = useTranslations('trade.counted')
  const format = useFormat()
  return ({ portions, yieldQuantity, yieldUnit }: NonNullable<LineSource['preparation']>): string =>
    yieldQuantity === null || yieldUnit === null
      ? t('givesPortions', { count: portions })
      : t('gives', {
          quantity: format.quantity(yieldQuantity),
          unit: tCounted(yieldUnit, { count: yieldQuantity }),
        })
}
