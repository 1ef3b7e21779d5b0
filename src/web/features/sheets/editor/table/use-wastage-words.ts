import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'

/** 'perte 8 %', 'gain de poids ×2,47'; null for neither. */
export function useWastageWords() {
  const t = useTranslations('editor.table')
  const format = useFormat()
  return (percent: number): string | null => {
    if (percent === 0) return null
    return t(percent < 0 ? 'gainOf' : 'wastageOf', { rate: format.wastage(percent) })
  }
}
