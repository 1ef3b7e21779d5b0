import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'

/** How much more came than was planned, below zero less, as a signed whole number and a word. */
export function useDifferenceText() {
  const t = useTranslations('tomorrow.past')
  const format = useFormat()
  const signed = (figure: number) => (figure > 0 ? `+${format.quantity(figure)}` : format.quantity(figure))
  return {
    /** '−4 : trop prévu', '+3 : pas assez prévu', 'juste' */
    portions: (planned: number, sold: number): string => {
      const more = sold - planned
      if (more === 0) return t('right')
      return t(more > 0 ? 'short' : 'over', { figure: signed(more) })
    },
    /** '+6 par rapport au prévu' */
    covers: (planned: number, came: number): string =>
      planned === came ? t('asPlanned') : t('coversOff', { figure: signed(came - planned) }),
  }
}
