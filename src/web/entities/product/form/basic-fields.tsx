import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES, type ProductCategory } from '#domain/catalogue/product-category.ts'
import { UNITS, type Unit } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import type { ProductDraft } from './product-draft.ts'
import classes from './product-form.module.css'
import type { FieldProps } from './use-product-form.ts'

export interface BasicFieldsProps {
  draft: ProductDraft
  change: (change: Partial<ProductDraft>) => void
  field: FieldProps
  /** False where the category is not asked for. */
  withCategory?: boolean
}

/** What a cost needs of a product: its name, its category, its price and what the price is for. */
export function BasicFields({ draft, change, field, withCategory = true }: BasicFieldsProps) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <>
      <TextInput
        {...field('name')}
        label={t('productFacts.labels.name')}
        placeholder={t('products.form.namePlaceholder')}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        autoComplete="off"
        data-autofocus
        withAsterisk
      />
      <div className={withCategory ? classes.basics : classes.pair}>
        {withCategory && (
          <NativeSelect
            {...field('category')}
            label={t('productFacts.labels.category')}
            value={draft.category}
            onChange={(event) => change({ category: event.currentTarget.value as ProductCategory })}
            data={PRODUCT_CATEGORIES.map((value) => ({
              value,
              label: t(`trade.productCategories.${value}`),
            }))}
          />
        )}
        <NativeSelect
          {...field('unit')}
          label={t('products.form.unit')}
          value={draft.unit}
          onChange={(event) => change({ unit: event.currentTarget.value as Unit })}
          data={UNITS.map((value) => ({ value, label: t(`trade.units.${value}`) }))}
        />
        <MoneyField
          {...field('priceHt')}
          label={t('productFacts.labels.price')}
          negative={t('products.form.issues.price-negative')}
          value={draft.priceHt}
          onChange={(priceHt) => change({ priceHt })}
          validateOnSubmit
          decimals={PRICE_DECIMALS}
          unit={t('products.form.priceUnit', { unit: t(`trade.units.${draft.unit}`) })}
          rightSectionWidth={96}
          classNames={{ section: classes.unit }}
          withAsterisk
        />
      </div>
      {draft.priceHt === 0 && (
        <Text component="output" size="sm" className={classes.free}>
          <IconInfoCircle size={16} aria-hidden /> {t('products.form.free', { price: format.euro(0) })}
        </Text>
      )}
    </>
  )
}
