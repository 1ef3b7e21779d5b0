import { useTranslations } from 'use-intl'
import type { PlannedSum } from '#domain/services/planned-portions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** '≈ 31 portions', '31 portions, 2 à taper', '2 à taper'. */
export function useSumText() {
  const t = useTranslations('tomorrow.portions')
  const format = useFormat()
  return ({ value, estimated, missing }: PlannedSum): string => {
    const figure = format.quantity(value)
    const sum = t('sum', { count: value, figure: estimated ? t('about', { figure }) : figure })
    if (missing === 0) return sum
    const left = t('missing', { count: missing })
    return value === 0 ? left : `${sum} · ${left}`
  }
}
