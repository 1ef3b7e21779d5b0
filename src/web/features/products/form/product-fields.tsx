import { Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductPart, ProductText } from '#contract/facts/product.ts'
import { AllergenFields } from '#web/entities/product/form/allergen-fields.tsx'
import { BasicFields } from '#web/entities/product/form/basic-fields.tsx'
import { CountedWeightFields } from '#web/entities/product/form/counted-weight-fields.tsx'
import { MeasureFields } from '#web/entities/product/form/measure-fields.tsx'
import classes from '#web/entities/product/form/product-form.module.css'
import type { ProductForm } from '#web/entities/product/form/use-product-form.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'

interface FieldsProps {
  form: ProductForm
}

/** The fields of each part, in the order of the page; `in` names the part whose fields contain those of this one. */
const FIELDS: Record<ProductPart, ((props: FieldsProps) => ReactNode) | { in: ProductPart }> = {
  name: CostedFields,
  category: { in: 'name' },
  price: { in: 'name' },
  brand: BoughtFields,
  supplier: { in: 'brand' },
  origin: OriginField,
  content: ({ form }) => <MeasureFields draft={form.values} change={form.setValues} field={form.field} />,
  density: { in: 'content' },
  countedWeights: ({ form }) => (
    <CountedWeightFields draft={form.values} change={form.setValues} field={form.field} />
  ),
  allergens: ({ form }) => (
    <AllergenFields {...form.field('allergens')} draft={form.values} change={form.setValues} />
  ),
  traces: { in: 'allergens' },
}

/** The fields of a product, what a cost needs first. */
export function ProductFields({ form }: FieldsProps) {
  return (
    <Stack gap="md">
      {Object.entries(FIELDS).map(([part, Fields]) => 'in' in Fields || <Fields key={part} form={form} />)}
    </Stack>
  )
}

function CostedFields({ form }: FieldsProps) {
  const t = useTranslations('products.form')
  return (
    <>
      <BasicFields draft={form.values} change={form.setValues} field={form.field} />
      <Group gap="sm" wrap="nowrap" className={classes.divider}>
        <Text size="sm" c="dimmed">
          {t('optional')}
        </Text>
      </Group>
    </>
  )
}

function BoughtFields({ form }: FieldsProps) {
  const t = useTranslations()
  return (
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
