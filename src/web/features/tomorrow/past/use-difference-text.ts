import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'

/** How what came differs from what was planned, as a signed whole number and a word. */
export function useDifferenceText() {
  const t = useTranslations('tomorrow.past')
  const format = useFormat()
  const signed = (figure: number) => (figure > 0 ? `+${format.quantity(figure)}` : format.quantity(figure))
  return {
    /** '+4 trop', '−3 pas assez', 'juste' */
    portions: (planned: number, sold: number): string => {
      const over = planned - sold
      if (over === 0) return t('right')
      return t(over > 0 ? 'over' : 'short', { figure: signed(over) })
    },
    /** '+6 que prévu' */
    covers: (planned: number, came: number): string =>
      planned === came ? t('asPlanned') : t('coversOff', { figure: signed(came - planned) }),
  }
}
