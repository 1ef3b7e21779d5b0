import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES, type ProductCategory } from '#domain/catalogue/product-category.ts'
import { UNITS, type Unit } from '#domain/quantity/unit.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
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
  /** For a product that has its name: a dialog begins with the price, and so do the fields on a phone. */
  priceFirst?: boolean
  /** The price is what is typed at once: on a phone its keypad is opened. */
  focusPrice?: boolean
}

/** Where the focus of a dialog goes first. */
const AUTOFOCUS = { 'data-autofocus': true }

/** What a cost needs of a product: its name, its price and what the price is for, its category. */
export function BasicFields(props: BasicFieldsProps) {
  const { draft, change, field, withCategory = true, priceFirst = false, focusPrice = false } = props
  const t = useTranslations()
  const format = useFormat()
  const isLast = usePhone() && priceFirst
  const name = (
    <TextInput
      {...field('name')}
      label={t('productFacts.labels.name')}
      placeholder={t('products.form.namePlaceholder')}
      value={draft.name}
      onChange={(event) => change({ name: event.currentTarget.value })}
      autoComplete="off"
      {...(!priceFirst && AUTOFOCUS)}
      withAsterisk
    />
  )
  return (
    <>
      {!isLast && name}
      <div className={withCategory ? classes.basics : classes.pair}>
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
          {...(priceFirst && AUTOFOCUS)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a price was pressed to be typed
          autoFocus={focusPrice}
          withAsterisk
        />
        <NativeSelect
          {...field('unit')}
          label={t('products.form.unit')}
          value={draft.unit}
          onChange={(event) => change({ unit: event.currentTarget.value as Unit })}
          data={UNITS.map((value) => ({ value, label: t(`trade.units.${value}`) }))}
        />
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
      </div>
      {isLast && name}
      {draft.priceHt === 0 && (
        <Text component="output" size="sm" className={classes.free}>
          <IconInfoCircle size={16} aria-hidden /> {t('products.form.free', { price: format.euro(0) })}
        </Text>
      )}
    </>
  )
}
