import { useTranslations } from 'use-intl'
import type { ImportCandidate } from '#contract/sheet-imports.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { usePriceText } from '#web/entities/price/use-price-text.ts'
import { decisionOf } from './named-groups.ts'
import type { NameChoices, NamedGroup } from './named-groups.ts'

/** How names, prices and what a name means are written. */
export function useNameTexts() {
  const t = useTranslations('sheetImport.names')
  const tUnits = useTranslations('trade.units')
  const priceText = usePriceText()
  /** '8,20 € / kg' */
  const price = (priceHt: number | null, unit: Unit) =>
    priceHt === null
      ? priceText(null)
      : t('price', { price: priceText(priceHt, unitPriceDecimals(priceHt)), unit: tUnits(unit) })
  /** 'Beurre doux (Elle & Vire) · 8,20 € / kg · au catalogue de Metro' */
  const candidate = ({ kind, name, brand, priceHt, unit, supplier }: ImportCandidate) =>
    [
      brand === null ? name : `${name} (${brand})`,
      kind === 'sheet' ? t('aSheet') : unit === null ? null : price(priceHt, unit),
      kind === 'article' ? (supplier === null ? t('ofCatalogue') : t('ofSupplier', supplier)) : null,
    ]
      .filter((part) => part !== null)
      .join(' · ')
  /** 'est « Beurre doux »' */
  const meaning = (group: NamedGroup, byKey: ReadonlyMap<string, NamedGroup>, choices: NameChoices) => {
    const decision = decisionOf(group, choices)
    if (decision.kind === 'same') return t('same', { name: byKey.get(decision.as)?.name ?? '' })
    const own =
      decision.kind === 'candidate' ? group.candidates.find(({ id }) => id === decision.id) : undefined
    if (own === undefined) return t('newProduct')
    return t(own.kind === 'sheet' ? 'isSheet' : 'is', { name: own.name })
  }
  return { price, candidate, meaning, unit: (unit: Unit) => tUnits(unit) }
}
