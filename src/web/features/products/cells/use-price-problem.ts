import { useTranslations } from 'use-intl'
import { MAX_AMOUNT } from '#domain/money/limits.ts'

/** Why what is typed for a price cannot be saved; null for a price. The number is what the field has read in the text. */
export function usePriceProblem() {
  const t = useTranslations()
  return (price: number | null, text: string): string | null => {
    if (price === null) return t('products.form.issues.price-required')
    if (Number.isNaN(price)) return t('common.number.unreadable', { text: text.trim() })
    if (price < 0) return t('products.form.issues.price-negative')
    return price > MAX_AMOUNT ? t('products.form.issues.price-too-high') : null
  }
}
