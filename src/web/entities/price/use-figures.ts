import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** Formatted differences with their sign; what rounds to nothing has none. */
export function useFigures() {
  const t = useTranslations('common.margin')
  const format = useFormat()
  return useMemo(() => {
    const signed = (value: number, decimals: number, written: (shown: number) => string) => {
      const shown = roundHalfAwayFromZero(value, decimals)
      return shown > 0 ? `+${written(shown)}` : written(shown)
    }
    return {
      ...format,
      /** '−2,4 pts' */
      points: (value: number) =>
        signed(value, 1, (shown) => t('points', { figure: format.percent(shown).replace(/[\s%]+$/u, '') })),
      /** '+0,40 €' */
      euroDifference: (value: number) => signed(value, 2, format.euro),
    }
  }, [t, format])
}
export type Figures = ReturnType<typeof useFigures>
