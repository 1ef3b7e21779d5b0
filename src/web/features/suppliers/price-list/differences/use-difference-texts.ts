import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/use-format.ts'
import { useProductTexts } from '#web/lib/use-product-texts.ts'
import type { Difference, Option } from '../reading/compare-with-catalogue.ts'

/** How a line of the comparison is said, made once for the list. */
export function useDifferenceTexts() {
  const t = useTranslations('priceList.differences')
  const format = useFormat()
  const product = useProductTexts()
  return useMemo(() => {
    const perUnit = (priceHt: number, unit: Difference['unit']) =>
      t('perUnit', { price: product.price(priceHt), unit: product.unit({ unit }) })
    return {
      product,
      perUnit,
      told: ({ code, packText }: Difference) =>
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
      settle: (difference: Difference) => t('settle', { name: difference.name }),
      leave: t('leave'),
      option: ({ row, priceHt, unit, product: name }: Option) =>
        t('option', {
          row: row + 1,
          price: perUnit(priceHt, unit),
          product: name ?? t('newProduct'),
        }),
      dearer: t('dearer'),
      cheaper: t('cheaper'),
    }
  }, [t, format, product])
}

export type DifferenceTexts = ReturnType<typeof useDifferenceTexts>
