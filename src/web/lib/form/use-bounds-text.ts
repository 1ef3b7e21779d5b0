import { useTranslations } from 'use-intl'
import { useFormat } from '../format/use-format.ts'
import type { NumberBounds } from './number-bounds.ts'

/** The sentence for a number that is beyond one of its bounds: it names both. Undefined where it has none. */
export function useBoundsText(): (bounds: NumberBounds | undefined) => string | undefined {
  const t = useTranslations('errors.bounds')
  const { quantity } = useFormat()
  return ({ minimum, maximum } = {}) => {
    if (minimum?.inclusive && maximum?.inclusive) {
      return t('between', { minimum: quantity(minimum.value), maximum: quantity(maximum.value) })
    }
    const lower = minimum && t(minimum.inclusive ? 'from' : 'above', { bound: quantity(minimum.value) })
    const upper = maximum && t(maximum.inclusive ? 'upTo' : 'below', { bound: quantity(maximum.value) })
    if (lower !== undefined && upper !== undefined) return t('both', { lower, upper })
    const bound = lower ?? upper
    return bound === undefined ? undefined : t('one', { bound })
  }
}
