import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AllergenFields } from '#web/entities/product/form/allergen-fields.tsx'
import { BasicFields } from '#web/entities/product/form/basic-fields.tsx'
import { CountedWeightFields } from '#web/entities/product/form/counted-weight-fields.tsx'
import { MeasureFields } from '#web/entities/product/form/measure-fields.tsx'
import classes from '#web/entities/product/form/product-form.module.css'
import type { ProductForm } from '#web/entities/product/form/use-product-form.ts'
import { SupplierPicker } from '#web/entities/supplier/supplier-picker.tsx'

/** The fields of a product, what a cost needs first. */
export function ProductFields({ form }: { form: ProductForm }) {
  const t = useTranslations()
  const { values: draft, setValues: change, field } = form

  return (
    <Stack gap="md">
      <BasicFields draft={draft} change={change} field={field} />

      <Group gap="sm" wrap="nowrap" className={classes.divider}>
        <Text size="sm" c="dimmed">
          {t('products.form.optional')}
        </Text>
      </Group>

      <div className={classes.pair}>
        <TextInput
          {...field('brand')}
          label={t('productFacts.labels.brand')}
          value={draft.brand ?? ''}
          onChange={(event) => change({ brand: event.currentTarget.value || null })}
          autoComplete="off"
        />
        <SupplierPicker
          {...field('supplierId')}
          label={t('productFacts.labels.supplier')}
          placeholder={t('products.form.supplierPlaceholder')}
          value={draft.supplier}
          onChange={(supplier) => change({ supplier })}
          creatable
          onLookupChange={(state) => form.reportLookup('supplierId', state)}
        />
      </div>
      {(draft.category === 'Viande' || draft.origin !== null) && (
        <TextInput
          {...field('origin')}
          label={t('productFacts.labels.origin')}
          description={t('products.form.originWhy')}
          placeholder={t('products.form.originPlaceholder')}
          value={draft.origin ?? ''}
          onChange={(event) => change({ origin: event.currentTarget.value || null })}
          autoComplete="off"
        />
      )}
      <MeasureFields draft={draft} change={change} field={field} />
      <CountedWeightFields draft={draft} change={change} field={field} />
      <AllergenFields {...field('allergens')} draft={draft} change={change} />
    </Stack>
  )
}
