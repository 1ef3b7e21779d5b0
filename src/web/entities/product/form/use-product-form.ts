import { useTranslations } from 'use-intl'
import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { UserProductInput } from '#contract/products.ts'
import { WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import type { FieldProblem, FormSchema } from '#web/lib/form/field-problem.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { changed, checkedInput, inputOf, type ProductDraft, productSchema } from './product-draft.ts'

/** Every field that some form of a product has. */
type ProductInput = Partial<UserProductInput & CatalogueFacts>

export type ProductForm<Draft extends ProductDraft = ProductDraft> = ReturnType<typeof useProductForm<Draft>>
/** The id of a field and the sentence of its problem. */
export type FieldProps = ProductForm['field']

/** The form of a product of the base; of a row of a catalogue with the schema and the input of that. */
export function useProductForm<Draft extends ProductDraft = ProductDraft>(
  initialValues: Draft,
  schema: FormSchema<ProductInput> = productSchema,
  toInput: (draft: Draft) => object = inputOf,
) {
  const t = useTranslations('products.form.issues')
  const price = {
    required: t('price-required'),
    invalid: t('price-negative'),
    'price-negative': t('price-negative'),
    'out-of-range': t('price-too-high'),
  }
  const weight = {
    required: t('weight-required'),
    ...measureTexts(t('weight-not-positive'), t('weight-too-large')),
  }
  return useForm<Draft, ProductInput>({
    initialValues,
    schema,
    toInput: (draft) => checkedInput(draft, toInput(draft)),
    applyChange: changed,
    texts: {
      name: { required: t('name-required'), 'too-long': t('name-too-long') },
      brand: { 'too-long': t('brand-too-long') },
      origin: { 'too-long': t('origin-too-long') },
      priceHt: price,
      packPriceHt: price,
      contentQuantity: measureTexts(t('content-not-positive'), t('content-too-large')),
      densityKgPerL: measureTexts(t('density-not-positive'), t('density-too-large')),
      ...Object.fromEntries(WEIGHED_WORDS.map((word) => [`countedWeights.${word}.quantity`, weight])),
      supplierId: { required: t('supplier-required'), 'unknown-reference': t('supplier-unknown') },
      allergens: { required: t('allergens-required') },
    },
  })
}

function measureTexts(notPositive: string, tooLarge: string) {
  return {
    invalid: notPositive,
    'out-of-range': ({ beyond }: FieldProblem) => (beyond === 'maximum' ? tooLarge : notPositive),
  }
}
