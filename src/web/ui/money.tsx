import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/use-format.ts'

export interface MoneyProps {
  /** Euros; null when there is no amount to show. */
  value: number | null
  decimals?: number
}

/** An amount in a table or a sentence; a dash where there is none. */
export function Money({ value, decimals }: MoneyProps) {
  const format = useFormat()
  const t = useTranslations('common')
  return <span className="figures">{value === null ? t('none') : format.euro(value, decimals)}</span>
}
