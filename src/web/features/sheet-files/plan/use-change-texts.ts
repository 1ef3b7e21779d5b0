import { useTranslations } from 'use-intl'
import type { ImportPlan } from '#contract/sheet-imports.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

type Changes = ImportPlan['sheets'][number]['changes']
type Fact = Changes['facts'][number]
type Amount = NonNullable<Changes['lines'][number]['before']>

/** How the facts and lines of a sheet are written before and after an import. */
export function useChangeTexts() {
  const t = useTranslations('sheetImport.plan')
  const tTrade = useTranslations('trade')
  const format = useFormat()

  const fact = (name: Fact['fact'], value: Fact['before']): string => {
    if (value === null || value === '') return t('nothing')
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : value.join(' · ')
    if (typeof value === 'string') {
      const category = name === 'category' && SHEET_CATEGORIES.find((one) => one === value)
      if (category) return tTrade(`sheetCategories.${category}`)
      const unit = name === 'yieldUnit' && UNITS.find((one) => one === value)
      return unit ? tTrade(`units.${unit}`) : value
    }
    if (name === 'sellingPriceHt') return format.euro(value)
    return name === 'tvaRate' ? format.rate(value) : format.quantity(value)
  }

  const line = (amount: Amount): string => {
    const { costing, quantity, unit, forfait, wastagePercent, note } = amount
    const much = isForfait(costing)
      ? forfait === null
        ? t('noQuantity')
        : costing === 'forfait-percent'
          ? t('ofLines', { percent: format.rate(forfait) })
          : costing === 'forfait-portion'
            ? t('perPortion', { price: format.euro(forfait) })
            : format.euro(forfait)
      : costing === 'qs'
        ? t('qs')
        : quantity === null
          ? t('noQuantity')
          : `${format.quantity(quantity)}\u00a0${tTrade(`counted.${unit}`, { count: quantity })}`
    const loss = wastagePercent === 0 ? null : t('loss', { percent: format.wastage(wastagePercent) })
    return [much, loss, note].filter((part) => part !== null && part !== '').join(', ')
  }
  return { fact, line }
}
