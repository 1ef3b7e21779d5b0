import { useTranslations } from 'use-intl'
import { factsWith, keysOf, partsOf, textsOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS, type ProductText } from '#contract/facts/product.ts'
import { type WeighedWord, VESSELS, WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { type FormPart, type FormParts, formParts, type PartsByField } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { inFormOrder, inputOf, type ProductDraft } from './product-draft.ts'
import { useProductTexts } from '../use-product-texts.ts'

export type ProductPart = FormPart<ProductDraft>

/** Parts that change what a price does to the sheets. */
const PRICED = new Set<string>(keysOf(partsOf(factsWith(PRODUCT_FACTS, { weighsOn: 'cost' }))))

export function isPriced({ key }: Pick<ProductPart, 'key'>): boolean {
  return PRICED.has(key)
}

type ProductContent = ReturnType<typeof inputOf>

/** What two versions of a product are compared by. */
export function useProductParts(): FormParts<ProductDraft> {
  return formParts(inputOf, useProductPartsByField())
}

/**
 * A price is compared with its unit, a content with its own, what is declared of allergens as a whole, and each kept weight
 * by itself.
 */
export function useProductPartsByField(): PartsByField<ProductDraft, ProductContent> {
  const t = useTranslations()
  const format = useFormat()
  const texts = useProductTexts()
  const none = t('common.none')
  const allergens = (names: readonly Allergen[]) =>
    names.map((name) => t(`trade.allergens.${name}`)).join(', ') || none

  const text = (name: ProductText) => ({
    label: t(`productFacts.labels.${name}`),
    textOf: (draft: ProductDraft) => draft[name]?.trim() || none,
  })
  const weight = (word: WeighedWord): FormPart<ProductDraft> => {
    const one = t(`trade.one.${word}`)
    return {
      key: `weight ${word}`,
      label: t(VESSELS.has(word) ? 'products.form.weights.holds' : 'products.form.weights.weighs', { one }),
      put: (onto, { countedWeights: { [word]: mine } }) => {
        const { [word]: _theirs, ...others } = onto.countedWeights
        return { countedWeights: mine === undefined ? others : { ...others, [word]: mine } }
      },
      contentOf: ({ countedWeights: { [word]: kept } }) => (kept ? [kept.quantity, kept.unit] : null),
      textOf: ({ countedWeights: { [word]: kept } }) =>
        kept?.quantity == null ? none : `${format.quantity(kept.quantity)} ${t(`trade.units.${kept.unit}`)}`,
    }
  }

  const own: Omit<PartsByField<ProductDraft, ProductContent>, ProductText> = {
    category: { label: t('productFacts.labels.category'), textOf: texts.category },
    priceHt: {
      key: 'price',
      label: t('productFacts.labels.price'),
      contentOf: ({ priceHt, unit }) => [priceHt, unit],
      textOf: (draft) =>
        `${draft.priceHt === null ? texts.priceMissing : texts.price(draft.priceHt)} / ${texts.unit(draft)}`,
    },
    unit: { with: 'priceHt' },
    supplier: {
      label: t('productFacts.labels.supplier'),
      contentOf: ({ supplier }) => supplier?.id ?? null,
      textOf: ({ supplier }) => supplier?.name ?? none,
    },
    contentQuantity: {
      key: 'content',
      label: t('productFacts.labels.content'),
      contentOf: (draft) => [inputOf(draft).contentQuantity, inputOf(draft).contentUnit],
      textOf: ({ contentQuantity, contentUnit }) =>
        contentQuantity === null
          ? none
          : `${format.quantity(contentQuantity)} ${t(`trade.units.${contentUnit}`)}`,
    },
    contentUnit: { with: 'contentQuantity' },
    densityKgPerL: {
      key: 'density',
      label: t('productFacts.labels.density'),
      contentOf: ({ densityKgPerL }) => densityKgPerL,
      textOf: ({ densityKgPerL }) =>
        densityKgPerL === null ? none : `${format.quantity(densityKgPerL)} ${t('products.form.densityUnit')}`,
    },
    countedWeights: WEIGHED_WORDS.map(weight),
    allergens: {
      label: t('productFacts.labels.allergens'),
      contentOf: (draft) => [draft.allergenState, inputOf(draft).allergens],
      textOf: (draft) =>
        draft.allergenState === 'declared'
          ? allergens(inputOf(draft).allergens)
          : t(`products.form.allergenStates.${draft.allergenState}`),
    },
    allergenState: { with: 'allergens' },
    traces: { label: t('productFacts.labels.traces'), textOf: (draft) => allergens(inputOf(draft).traces) },
  }
  return inFormOrder({ ...textsOf(PRODUCT_FACTS, text), ...own })
}
