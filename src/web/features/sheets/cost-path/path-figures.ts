import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Measured } from '#domain/costing/explain-line.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { formatEuro, formatNumber, formatPercent } from '#web/lib/format/format.ts'

/** As many as a reader can check by hand. */
const MOST_DECIMALS = 6

/** Decimals that say a figure wholly, as far as that can be read. */
export function decimalsOf(value: number, least: number): number {
  for (let decimals = least; decimals < MOST_DECIMALS; decimals += 1) {
    if (isExact(value, decimals)) return decimals
  }
  return MOST_DECIMALS
}

const UNSEEN = 1e-9

function isExact(value: number, decimals: number): boolean {
  return Math.abs(roundHalfAwayFromZero(value, decimals) - value) < UNSEEN
}

/** A figure as displayed, to compute with. */
export function asWritten(value: number): number {
  return roundHalfAwayFromZero(value, MOST_DECIMALS)
}

/**
 * '=' before a result that a reader finds too, '≈' before one that was rounded or comes of figures that were.
 * @param computed the same computed from the displayed figures; omitted where none of them is rounded
 */
export function signBefore(result: number, computed = result): '=' | '≈' {
  return Math.abs(asWritten(result) - computed) < UNSEEN ? '=' : '≈'
}

/** Figures as a calculation needs them: with all their decimals. */
export function usePathFigures() {
  const language = useLocale()
  const tCounted = useTranslations('trade.counted')
  return useMemo(() => {
    const number = (value: number) =>
      formatNumber(value, language, { minimumDecimals: 0, maximumDecimals: decimalsOf(value, 0) })
    return {
      number,
      euro: (value: number) => formatEuro(value, language, decimalsOf(value, 2)),
      percent: (value: number) => formatPercent(value, language, decimalsOf(value, 0)),
      measured: ({ quantity, unit }: Measured) =>
        `${number(quantity)} ${tCounted(unit, { count: quantity })}`,
    }
  }, [language, tCounted])
}
