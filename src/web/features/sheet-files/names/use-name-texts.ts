import { useTranslations } from 'use-intl'
import type { ImportCandidate } from '#contract/sheet-imports.ts'
import { listPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { densityBetween } from '#domain/sheet-imports/fits-unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useUnitPriceText } from '#web/entities/price/use-price-text.ts'
import { decisionOf } from './named-groups.ts'
import type { NameChoices, NamedGroup } from './named-groups.ts'

/** How names, prices and what a name means are written. */
export function useNameTexts() {
  const t = useTranslations('sheetImport.names')
  const tUnits = useTranslations('trade.units')
  const price = useUnitPriceText(listPriceDecimals)
  const format = useFormat()
  /** 'Beurre doux (Elle & Vire) · 8,20 € / kg · au catalogue de Metro' */
  const candidate = ({ kind, name, brand, priceHt, unit, supplier }: ImportCandidate) =>
    [
      brand === null ? name : `${name} (${brand})`,
      kind === 'sheet' ? t('aSheet') : unit === null ? null : price(priceHt, unit),
      kind === 'article' ? (supplier === null ? t('ofCatalogue') : t('ofSupplier', supplier)) : null,
    ]
      .filter((part) => part !== null)
      .join(' · ')
  /** '« Beurre doux » (au catalogue de Metro)' */
  const quoted = ({ kind, name, supplier }: ImportCandidate) => {
    const own = t('quoted', { name })
    if (kind !== 'article') return own
    return `${own} (${supplier === null ? t('ofCatalogue') : t('ofSupplier', supplier)})`
  }
  /** 'est « Beurre doux »' */
  const meaning = (group: NamedGroup, byKey: ReadonlyMap<string, NamedGroup>, choices: NameChoices) => {
    const decision = decisionOf(group, choices)
    if (decision.kind === 'same') return t('same', { name: byKey.get(decision.as)?.name ?? '' })
    const own =
      decision.kind === 'candidate' ? group.candidates.find(({ id }) => id === decision.id) : undefined
    if (own === undefined) return t('newProduct')
    return t(own.kind === 'sheet' ? 'isSheet' : 'is', { name: own.name })
  }
  /** Why lines in the unit of a name have no cost with a product, and with which density they would. */
  const unfit = ({ unit: own }: NamedGroup, product: ImportCandidate) => {
    const { name, unit } = product
    const density = densityBetween(own, product)
    const words = { name, unit: unit === null ? '?' : tUnits(unit) }
    return density === null
      ? t('unfit', words)
      : t('unfitDensity', { ...words, density: format.quantity(density) })
  }
  return { price, candidate, quoted, meaning, unfit }
}
