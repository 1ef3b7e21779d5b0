import { Stack, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keysOf } from '#contract/facts/fact.ts'
import type { ProductPart, ProductText } from '#contract/facts/product.ts'
import { AllergenFields } from '#web/entities/product/form/allergen-fields.tsx'
import { BasicFields } from '#web/entities/product/form/basic-fields.tsx'
import { CountedWeightFields } from '#web/entities/product/form/counted-weight-fields.tsx'
import { MeasureFields } from '#web/entities/product/form/measure-fields.tsx'
import classes from '#web/entities/product/form/product-form.module.css'
import type { ProductForm } from '#web/entities/product/form/use-product-form.ts'
import { useProductParts } from '#web/entities/product/form/use-product-parts.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'
import { Fold } from '#web/ui/fold.tsx'

interface FieldsProps {
  form: ProductForm
}

interface ProductFieldsProps extends FieldsProps {
  priceFirst?: boolean
  /** The price is what is typed at once. */
  focusPrice?: boolean
  /** The allergens are open from the start. */
  withAllergens?: boolean
}

/** The fields of each part beside the basic ones, in the order of the page; `in` names the part that contains them. */
const FIELDS: Record<ProductPart, ((props: FieldsProps) => ReactNode) | { in: ProductPart | 'basics' }> = {
  name: { in: 'basics' },
  category: { in: 'basics' },
  price: { in: 'basics' },
  allergens: ({ form }) => (
    <AllergenFields {...form.field('allergens')} draft={form.values} change={form.setValues} />
  ),
  traces: { in: 'allergens' },
  brand: BoughtFields,
  supplier: { in: 'brand' },
  origin: { in: 'brand' },
  content: ({ form }) => <MeasureFields draft={form.values} change={form.setValues} field={form.field} />,
  density: { in: 'content' },
  countedWeights: ({ form }) => (
    <CountedWeightFields draft={form.values} change={form.setValues} field={form.field} />
  ),
}

/** What a cost needs of a product, and the rest folded, each part into a line with its value. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, priceFirst = false, focusPrice = false, withAllergens = false } = props
  const lineOf = useFoldedLine(form)
  return (
    <Stack gap="md">
      <BasicFields
        draft={form.values}
        change={form.setValues}
        field={form.field}
        priceFirst={priceFirst}
        focusPrice={focusPrice}
      />
      <div>
        {keysOf(FIELDS).map((part) => {
          const Fields = FIELDS[part]
          if ('in' in Fields) return null
          const { hasProblem, ...line } = lineOf(part)
          return (
            <Fold inCard key={part} {...line} opened={hasProblem || (withAllergens && part === 'allergens')}>
              <Fields form={form} />
            </Fold>
          )
        })}
      </div>
    </Stack>
  )
}

/** 'Marque, Fournisseur', what they are, and whether one of them keeps the form from being sent. */
function useFoldedLine({ values, problems }: ProductForm) {
  const t = useTranslations('productFacts.labels')
  const tForm = useTranslations('products.form')
  const none = useTranslations('common')('none')
  const texts = useProductParts().map(({ key, label, textOf }) => ({
    part: key.startsWith('weight ') ? 'countedWeights' : key,
    text:
      textOf(values) === none
        ? ''
        : key.startsWith('weight ')
          ? `${label} ${textOf(values)}`
          : textOf(values),
  }))
  return (part: ProductPart) => {
    const parts = keysOf(FIELDS).filter((each) => {
      const fields = FIELDS[each]
      return each === part || ('in' in fields && fields.in === part)
    })
    const given = texts.filter((each) => each.text !== '' && parts.some((name) => name === each.part))
    return {
      summary: parts
        .filter((each) => each !== 'traces')
        .map((each) => t(each))
        .join(', '),
      value: given.map(({ text }) => text).join(' · ') || tForm('notGiven'),
      hasProblem: problems.some(({ path }) => parts.some((name) => path.startsWith(name))),
    }
  }
}

function BoughtFields({ form }: FieldsProps) {
  const t = useTranslations()
  return (
    <>
      <div className={classes.pair}>
        <TextField form={form} fact="brand" />
        <SupplierPicker
          {...form.field('supplierId')}
          label={t('productFacts.labels.supplier')}
          placeholder={t('products.form.supplierPlaceholder')}
          value={form.values.supplier}
          onChange={(supplier) => form.setValues({ supplier })}
          creatable
          onLookupChange={(state) => form.reportLookup('supplierId', state)}
        />
      </div>
      <OriginField form={form} />
    </>
  )
}

/** Asked of meat, which has to say it. */
function OriginField({ form }: FieldsProps) {
  const t = useTranslations('products.form')
  const { category, origin } = form.values
  return (
    (category === 'Viande' || origin !== null) && (
      <TextField
        form={form}
        fact="origin"
        description={t('originWhy')}
        placeholder={t('originPlaceholder')}
      />
    )
  )
}

interface TextFieldProps extends FieldsProps, Pick<TextInputProps, 'description' | 'placeholder'> {
  fact: Exclude<ProductText, 'name'>
}

/** A text that may be left out. */
function TextField({ form, fact, ...props }: TextFieldProps) {
  const t = useTranslations('productFacts.labels')
  return (
    <TextInput
      {...props}
      {...form.field(fact)}
      label={t(fact)}
      value={form.values[fact] ?? ''}
      onChange={(event) => form.setValues({ [fact]: event.currentTarget.value || null })}
      autoComplete="off"
    />
  )
}
