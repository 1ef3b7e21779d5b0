import { useLocale, useTranslations } from 'use-intl'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { formatEuro, formatQuantity } from '#web/lib/format/format.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import type { LineCosting } from '#domain/costing/line-costing.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { unnamedAs } from '../line/line-name.ts'
import type { RoundedAmount } from './rounded-amounts.tsx'
import type { Rounding } from './scale-amounts.ts'

/** Decimals of an amount as it was multiplied: enough to see what the rounding did. */
const EXACT_DECIMALS = 3

/** 'Œufs : 26,667 → 27 pièces', 'Forfait : 0,267 € → 0,27 €'; `unit` null for euros. */
export function useRoundingWords() {
  const t = useTranslations('scaling')
  const tCounted = useTranslations('trade.counted')
  const language = useLocale()
  return ({ exact, rounded }: Rounding, name: string, unit: LineUnit | null): string =>
    t('rounding', {
      name,
      exact:
        unit === null
          ? formatEuro(exact, language, EXACT_DECIMALS)
          : formatQuantity(exact, language, EXACT_DECIMALS),
      rounded:
        unit === null
          ? formatEuro(rounded, language, unitPriceDecimals(rounded))
          : `${formatQuantity(rounded, language)} ${tCounted(unit, { count: rounded })}`,
    })
}

interface RoundedLine {
  key: string
  productName: string | null
  note: string | null
  costing: LineCosting
  unit: LineUnit
}

/** A sheet as it is shown, with what was rounded of it. */
export interface RoundedView {
  lines: readonly RoundedLine[]
  roundings: readonly Rounding[]
}

/** What a view rounded of its lines, and of what the sheet gives in `yieldUnit`. */
export function useRoundedAmounts(
  { lines, roundings }: RoundedView,
  yieldUnit: LineUnit | null = null,
): RoundedAmount[] {
  const t = useTranslations()
  const wordsOf = useRoundingWords()
  return roundings.map((rounding) => {
    const line = lines.find(({ key }) => key === rounding.key)
    if (line === undefined) {
      return { key: 'yield', text: wordsOf(rounding, t('editor.text.yieldQuantity'), yieldUnit) }
    }
    const name = line.productName ?? (line.note || t(`document.ingredients.${unnamedAs(line)}`))
    return { key: line.key, text: wordsOf(rounding, name, isForfait(line.costing) ? null : line.unit) }
  })
}
