import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceCheck } from '#domain/price-lists/check-prices.ts'
import type { DoubtReason } from '#domain/price-lists/list-row.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { farFigures } from '../far-figures.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import type { Difference, Option } from '../reading/compare-with-catalogue.ts'

const DISAGREES = 'unit-price-differs' satisfies DoubtReason

/** The texts of a line of the comparison, built once for the list. */
export function useDifferenceTexts() {
  const t = useTranslations('priceList.differences')
  const tDoubt = useTranslations('priceList.doubts')
  const tPrinted = useTranslations('priceList.preview')
  const format = useFormat()
  const product = useProductTexts()
  return useMemo(() => {
    const perUnit = (priceHt: number, unit: Difference['unit']) =>
      t('perUnit', { price: product.price(priceHt), unit: product.unit({ unit }) })
    return {
      product,
      perUnit,
      details: ({ code, packText }: Difference) =>
        [code, packText].filter((part) => part !== null && part !== '').join(' · '),
      /** What was there before, where that is another figure or another unit. */
      before: ({ old, before, priceHt }: Difference) => {
        if (old !== null) return perUnit(old.priceHt, old.unit)
        return before === null || before === priceHt ? '' : product.price(before)
      },
      percent: (percent: number) => `${percent > 0 ? '+' : ''}${format.percent(percent)}`,
      changes: ({ changes }: Difference) =>
        [...new Set(changes.map((fact) => t(`facts.${fact}`)))].join(', '),
      tick: (difference: Difference) =>
        t(difference.kind === 'vanished' ? 'tickVanished' : 'tick', { name: difference.name }),
      resolve: (difference: Difference) => t('choiceOf', { name: difference.name }),
      leave: t('leave'),
      option: ({ row, priceHt, unit, product: name, doubts }: Option) =>
        t(doubts.length > 0 ? 'doubtfulOption' : 'option', {
          row: row + 1,
          price: perUnit(priceHt, unit),
          product: name ?? t('newProduct'),
        }),
      /** Beside a disagreement, which has its own sentence, only the other differences. */
      doubts: ({ doubts, disagreement, farPrice }: Difference) =>
        doubts
          .filter((reason) => disagreement === null || reason !== DISAGREES)
          .map((reason) =>
            reason === 'price-implausible' && farPrice !== null
              ? tPrinted('far', farFigures(farPrice, product))
              : tDoubt(reason),
          ),
      disagrees: tDoubt(DISAGREES),
      printed: ({ unit, printed, ours }: PriceCheck) =>
        tPrinted('printed', {
          printed: product.price(printed),
          ours: product.price(ours),
          unit: product.unit({ unit }),
        }),
      isNew: t('isNew'),
      dearer: t('dearer'),
      cheaper: t('cheaper'),
    }
  }, [t, tDoubt, tPrinted, format, product])
}

export type DifferenceTexts = ReturnType<typeof useDifferenceTexts>
