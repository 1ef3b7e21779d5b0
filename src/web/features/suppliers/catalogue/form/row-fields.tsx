import { Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
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

/** Fields that are folded away and can have a problem. */
const FOLDED = ['packPriceHt', 'contentQuantity', 'densityKgPerL']

export interface RowFieldsProps {
  form: ProductForm<RowDraft>
  /** First, where one is asked for. */
  supplier?: ReactNode
}

/** The fields of a row of a catalogue; how it is packed is folded away until it is needed. */
export function RowFields({ form, supplier }: RowFieldsProps) {
  const t = useTranslations('catalogue.form')
  const tIssues = useTranslations('products.form.issues')
  const { values: draft, setValues: change, problems, field } = form
  const [unfolded, setUnfolded] = useState(
    () => draft.code !== '' || draft.packText !== '' || draft.contentQuantity !== null,
  )
  const wrongInside = problems.some(({ path }) => FOLDED.includes(path))

  return (
    <Stack gap="md">
      {supplier}
      <BasicFields draft={draft} change={change} field={field} />
      <TextInput
        {...field('brand')}
        label={t('brand')}
        value={draft.brand ?? ''}
        onChange={(event) => change({ brand: event.currentTarget.value || null })}
        autoComplete="off"
      />
      <AllergenFields {...field('allergens')} draft={draft} change={change} />
      <details
        className={classes.more}
        open={unfolded || wrongInside}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>{t('more')}</summary>
        <Stack gap="md" pt="md">
          <div className={product.pair}>
            <TextInput
              label={t('code')}
              value={draft.code}
              onChange={(event) => change({ code: event.currentTarget.value })}
              maxLength={PRODUCT_MAX_LENGTH.code}
              autoComplete="off"
            />
            <MoneyField
              {...field('packPriceHt')}
              label={t('packPrice')}
              negative={tIssues('price-negative')}
              value={draft.packPriceHt}
              onChange={(packPriceHt) => change({ packPriceHt })}
              decimals={PRICE_DECIMALS}
              validateOnSubmit
            />
          </div>
          <TextInput
            label={t('packText')}
            placeholder={t('packTextPlaceholder')}
            value={draft.packText}
            onChange={(event) => change({ packText: event.currentTarget.value })}
            maxLength={PRODUCT_MAX_LENGTH.packText}
            autoComplete="off"
          />
          <MeasureFields draft={draft} change={change} field={field} />
        </Stack>
      </details>
    </Stack>
  )
}
