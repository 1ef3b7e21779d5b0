import { useLocale, useTranslations } from 'use-intl'
import type { SalesDish } from '#contract/sales-periods.ts'
import { MIN_DEMAND, MAX_DEMAND, priceDemand } from '#domain/menu-engineering/price-demand.ts'
import { priceDispersion } from '#domain/menu-engineering/price-dispersion.ts'
import { priceOpening } from '#domain/menu-engineering/price-opening.ts'
import { SHOWN_RATIO_DECIMALS } from '#domain/menu-engineering/ratio.ts'
import { formatNumber } from '#web/lib/format/format.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Quantities } from '../entry/use-quantities.ts'
import { estimate } from '../analysis/estimate.ts'
import { useEstimates } from '../analysis/use-estimates.ts'
import type { CarteMenus } from '../sold-menus/spread-menus.ts'

export type OmnesState = 'good' | 'warn' | 'unknown'

export interface OmnesCheck {
  name: 'opening' | 'dispersion' | 'demand'
  figure: string
  state: OmnesState
  sentence: string
}

/** The three of Omnès's principles that can be computed for a gamme, as texts. */
export function useOmnes(values: Quantities, inMenus: CarteMenus['byDish']) {
  const t = useTranslations('sales.omnes')
  const language = useLocale()
  const format = useFormat()
  const { euro } = useEstimates()
  const ratio = (value: number) =>
    formatNumber(value, language, {
      minimumDecimals: SHOWN_RATIO_DECIMALS,
      maximumDecimals: SHOWN_RATIO_DECIMALS,
    })
  return (dishes: readonly SalesDish[]): OmnesCheck[] => {
    const prices = dishes.map(({ prixTtcAffiche }) => prixTtcAffiche)
    return [opening(), dispersion(), demand()]

    function opening(): OmnesCheck {
      const found = priceOpening(prices)
      const name = 'opening'
      if (found.state === 'unknown') return { name, ...unknown(t('openingUnknown')) }
      const words = {
        lowest: format.euro(found.lowest),
        highest: format.euro(found.highest),
        widest: format.quantity(found.widest, 3),
      }
      const figure = ratio(found.ratio)
      return found.state === 'good'
        ? { name, figure, state: 'good', sentence: t('openingGood', words) }
        : { name, figure, state: 'warn', sentence: t('openingWide', words) }
    }

    function dispersion(): OmnesCheck {
      const found = priceDispersion(prices)
      const name = 'dispersion'
      if (found.state === 'unknown') return { name, ...unknown(t(`dispersionUnknown.${found.reason}`)) }
      const { low, middle, high } = found
      const figure = t('bands', { low: low.dishes, middle: middle.dishes, high: high.dishes })
      const words = {
        from: format.euro(middle.from),
        to: format.euro(middle.to),
        middle: middle.dishes,
        rest: low.dishes + high.dishes,
      }
      return found.state === 'good'
        ? { name, figure, state: 'good', sentence: t('dispersionGood', words) }
        : { name, figure, state: 'warn', sentence: t('dispersionThin', words) }
    }

    function demand(): OmnesCheck {
      const found = priceDemand(
        dishes.map(({ id, prixTtcAffiche }) => {
          const quantity = values.get(id)
          const portions = inMenus.get(id)?.quantity ?? 0
          return { prixTtcAffiche, quantity: quantity === undefined ? null : quantity + portions }
        }),
      )
      const name = 'demand'
      if (found.state === 'unknown') return { name, ...unknown(t(`demandUnknown.${found.reason}`)) }
      const spread = dishes.some(({ id }) => values.has(id) && inMenus.get(id)?.recorded === false)
      const words = {
        demanded: euro(found.demanded, spread),
        offered: format.euro(found.offered),
        least: ratio(MIN_DEMAND),
        most: ratio(MAX_DEMAND),
      }
      const state = found.state === 'good' || found.state === 'even' ? 'good' : 'warn'
      const says = t(`demandMeans.${found.state}`, words)
      const sentences = [
        says,
        found.withoutSales > 0 && t('demandWithoutSales', { count: found.withoutSales }),
        dishes.some(({ id }) => values.has(id) && inMenus.has(id)) && t('demandInMenus'),
      ]
      return {
        name,
        figure: estimate(ratio(found.ratio), spread),
        state,
        sentence: sentences.filter(Boolean).join(' '),
      }
    }
  }
}

function unknown(sentence: string) {
  return { figure: '–', state: 'unknown', sentence } as const
}
