import { Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CATALOGUE_PARTS, type CataloguePart } from '#contract/facts/catalogue-row.ts'
import { keysOf } from '#contract/facts/fact.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { AllergenFields } from '#web/entities/product/form/allergen-fields.tsx'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { BasicFields } from '#web/entities/product/form/basic-fields.tsx'
import { MeasureFields } from '#web/entities/product/form/measure-fields.tsx'
import product from '#web/entities/product/form/product-form.module.css'
import type { ProductForm } from '#web/entities/product/form/use-product-form.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import type { RowDraft } from './row-draft.ts'
import classes from './row-fields.module.css'

interface FieldsProps {
  form: ProductForm<RowDraft>
}
type Fields = ((props: FieldsProps) => ReactNode) | { in: CataloguePart }

/** The fields of each part, in the order of the form; `in` names the part whose fields contain those of this one. */
const SHOWN = {
  name: ({ form }) => <BasicFields draft={form.values} change={form.setValues} field={form.field} />,
  category: { in: 'name' },
  price: { in: 'name' },
  brand: BrandField,
  allergens: ({ form }) => (
    <AllergenFields {...form.field('allergens')} draft={form.values} change={form.setValues} />
  ),
  traces: { in: 'allergens' },
} as const satisfies Partial<Record<CataloguePart, Fields>>

/** The others: how it is packed. */
const FOLDED: Record<Exclude<CataloguePart, keyof typeof SHOWN>, Fields> = {
  code: NumberAndPriceFields,
  packPriceHt: { in: 'code' },
  packText: PackField,
  content: ({ form }) => <MeasureFields draft={form.values} change={form.setValues} field={form.field} />,
  density: { in: 'content' },
}
const FOLDED_FACTS: readonly string[] = keysOf(FOLDED).flatMap((part) => CATALOGUE_PARTS[part])

export interface RowFieldsProps extends FieldsProps {
  /** First, where one is asked for. */
  supplier?: ReactNode
}

/** The fields of a row of a catalogue; how it is packed is folded away until it is needed. */
export function RowFields({ form, supplier }: RowFieldsProps) {
  const t = useTranslations('catalogue.form')
  const { values: draft, problems } = form
  const [unfolded, setUnfolded] = useState(
    () => draft.code !== '' || draft.packText !== '' || draft.contentQuantity !== null,
  )
  const wrongInside = problems.some(({ path }) => FOLDED_FACTS.includes(path))

  return (
    <Stack gap="md">
      {supplier}
      <EachField of={SHOWN} form={form} />
      <details
        className={classes.more}
        open={unfolded || wrongInside}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>{t('more')}</summary>
        <Stack gap="md" pt="md">
          <EachField of={FOLDED} form={form} />
        </Stack>
      </details>
    </Stack>
  )
}

function EachField({ of, form }: FieldsProps & { of: Readonly<Record<string, Fields>> }) {
  return Object.entries(of).map(([part, Field]) => 'in' in Field || <Field key={part} form={form} />)
}

function BrandField({ form }: FieldsProps) {
  const t = useTranslations('catalogue.form')
  return (
    <TextInput
      {...form.field('brand')}
      label={t('brand')}
      value={form.values.brand ?? ''}
      onChange={(event) => form.setValues({ brand: event.currentTarget.value || null })}
      autoComplete="off"
    />
  )
}

function NumberAndPriceFields({ form }: FieldsProps) {
  const t = useTranslations('catalogue.form')
  const tIssues = useTranslations('products.form.issues')
  return (
    <div className={product.pair}>
      <TextInput
        label={t('code')}
        value={form.values.code}
        onChange={(event) => form.setValues({ code: event.currentTarget.value })}
        maxLength={PRODUCT_MAX_LENGTH.code}
        autoComplete="off"
      />
      <MoneyField
        {...form.field('packPriceHt')}
        label={t('packPrice')}
        negative={tIssues('price-negative')}
        value={form.values.packPriceHt}
        onChange={(packPriceHt) => form.setValues({ packPriceHt })}
        decimals={PRICE_DECIMALS}
        validateOnSubmit
      />
    </div>
  )
}

function PackField({ form }: FieldsProps) {
  const t = useTranslations('catalogue.form')
  return (
    <TextInput
      label={t('packText')}
      placeholder={t('packTextPlaceholder')}
      value={form.values.packText}
      onChange={(event) => form.setValues({ packText: event.currentTarget.value })}
      maxLength={PRODUCT_MAX_LENGTH.packText}
      autoComplete="off"
    />
  )
}
