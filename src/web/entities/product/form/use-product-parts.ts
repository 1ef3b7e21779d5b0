import { useTranslations } from 'use-intl'
import { type WeighedWord, VESSELS, WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { fieldParts, type FormPart, putFields } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { inputOf, type ProductDraft } from './product-draft.ts'
import { useProductTexts } from '../use-product-texts.ts'

export type ProductPart = FormPart<ProductDraft>

/** Parts that change what a price does to the sheets. */
const PRICED = new Set(['price', 'content', 'density'])

export function isPriced({ key }: Pick<ProductPart, 'key'>): boolean {
  return PRICED.has(key)
}

/**
 * What two versions of a product are compared by: a price with its unit, a content with its own, what is declared of
 * allergens, and each kept weight by itself.
 */
export function useProductParts<Draft extends ProductDraft = ProductDraft>(): FormPart<Draft>[] {
  const t = useTranslations()
  const format = useFormat()
  const texts = useProductTexts()
  const none = t('common.none')
  const allergens = (names: readonly Allergen[]) =>
    names.map((name) => t(`trade.allergens.${name}`)).join(', ') || none

  const part = fieldParts<Draft>(inputOf)
  const text = (key: 'name' | 'brand' | 'origin') =>
    part(key, t(`products.form.${key}`), (draft) => draft[key]?.trim() || none)
  const weight = (word: WeighedWord): FormPart<Draft> => {
    const one = t(`trade.one.${word}`)
    return {
      key: `weight ${word}`,
      label: t(VESSELS.has(word) ? 'products.form.weights.holds' : 'products.form.weights.weighs', { one }),
      put: (onto, { countedWeights: { [word]: mine } }) => {
        const { [word]: _theirs, ...others } = onto.countedWeights
        return { ...onto, countedWeights: mine === undefined ? others : { ...others, [word]: mine } }
      },
      contentOf: ({ countedWeights: { [word]: kept } }) => (kept ? [kept.quantity, kept.unit] : null),
      textOf: ({ countedWeights: { [word]: kept } }) =>
        kept?.quantity == null ? none : `${format.quantity(kept.quantity)} ${t(`trade.units.${kept.unit}`)}`,
    }
  }

  return [
    text('name'),
    part('category', t('products.form.category'), texts.category),
    {
      key: 'price',
      label: t('products.form.price'),
      put: putFields('priceHt', 'unit'),
      contentOf: ({ priceHt, unit }) => [priceHt, unit],
      textOf: (draft) =>
        `${draft.priceHt === null ? texts.priceMissing : texts.price(draft.priceHt)} / ${texts.unit(draft)}`,
    },
    text('brand'),
    {
      key: 'supplier',
      label: t('products.form.supplier'),
      put: putFields('supplier'),
      contentOf: ({ supplier }) => supplier?.id ?? null,
      textOf: ({ supplier }) => supplier?.name ?? none,
    },
    text('origin'),
    {
      key: 'content',
      label: t('products.form.parts.content'),
      put: putFields('contentQuantity', 'contentUnit'),
      contentOf: (draft) => [inputOf(draft).contentQuantity, inputOf(draft).contentUnit],
      textOf: ({ contentQuantity, contentUnit }) =>
        contentQuantity === null
          ? none
          : `${format.quantity(contentQuantity)} ${t(`trade.units.${contentUnit}`)}`,
    },
    {
      key: 'density',
      label: t('products.form.parts.density'),
      put: putFields('densityKgPerL'),
      contentOf: ({ densityKgPerL }) => densityKgPerL,
      textOf: ({ densityKgPerL }) =>
        densityKgPerL === null ? none : `${format.quantity(densityKgPerL)} ${t('products.form.densityUnit')}`,
    },
    ...WEIGHED_WORDS.map(weight),
    {
      key: 'allergens',
      label: t('products.form.allergens'),
      put: putFields('allergenState', 'allergens'),
      contentOf: (draft) => [draft.allergenState, inputOf(draft).allergens],
      textOf: (draft) =>
        draft.allergenState === 'declared'
          ? allergens(inputOf(draft).allergens)
          : t(`products.form.allergenStates.${draft.allergenState}`),
    },
    part('traces', t('products.form.traces'), (draft) => allergens(inputOf(draft).traces)),
  ]
}
