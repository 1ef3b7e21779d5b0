import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES, type ProductCategory } from '#domain/catalogue/product-category.ts'
import { UNITS, type Unit } from '#domain/quantity/unit.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { AllergenFields } from '#web/ui/product-form/allergen-fields.tsx'
import type { DraftField } from '#web/ui/product-form/draft-issues.ts'
import { MeasureFields } from '#web/ui/product-form/measure-fields.tsx'
import classes from '#web/ui/product-form/product-form.module.css'
import { SupplierField } from './supplier-field.tsx'
import type { ProductForm } from '#web/ui/product-form/use-product-form.ts'

/** A price of a gram or a millilitre needs them. */
const PRICE_DECIMALS = 4

/** The fields of a product, what a cost needs first. */
export function ProductFields({ form }: { form: ProductForm }) {
  const t = useTranslations()
  const { draft, change, issues, inputId } = form
  const field = (name: DraftField) => {
    const issue = issues[name]
    return { id: inputId(name), error: issue && t(`products.form.issues.${issue}`) }
  }

  return (
    <Stack gap="md">
      <TextInput
        {...field('name')}
        label={t('products.form.name')}
        placeholder={t('products.form.namePlaceholder')}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        autoComplete="off"
        data-autofocus
        withAsterisk
      />
      <div className={classes.basics}>
        <NativeSelect
          {...field('category')}
          label={t('products.form.category')}
          value={draft.category}
          onChange={(event) => change({ category: event.currentTarget.value as ProductCategory })}
          data={PRODUCT_CATEGORIES.map((value) => ({ value, label: t(`trade.productCategories.${value}`) }))}
        />
        <NativeSelect
          {...field('unit')}
          label={t('products.form.unit')}
          value={draft.unit}
          onChange={(event) => change({ unit: event.currentTarget.value as Unit })}
          data={UNITS.map((value) => ({ value, label: t(`trade.units.${value}`) }))}
        />
        <MoneyField
          {...field('priceHt')}
          label={t('products.form.price')}
          value={draft.priceHt}
          onChange={(priceHt) => change({ priceHt })}
          judgedByForm
          decimals={PRICE_DECIMALS}
          unit={t('products.form.priceUnit', { unit: t(`trade.units.${draft.unit}`) })}
          rightSectionWidth={96}
          classNames={{ section: classes.unit }}
          withAsterisk
        />
      </div>

      <Group gap="sm" wrap="nowrap" className={classes.divider}>
        <Text size="sm" c="dimmed">
          {t('products.form.optional')}
        </Text>
      </Group>

      <div className={classes.pair}>
        <TextInput
          {...field('brand')}
          label={t('products.form.brand')}
          value={draft.brand}
          onChange={(event) => change({ brand: event.currentTarget.value })}
          autoComplete="off"
        />
        <SupplierField
          {...field('supplier')}
          value={draft.supplier}
          onChange={(supplier) => change({ supplier })}
        />
      </div>
      <MeasureFields draft={draft} change={change} field={field} />
      <AllergenFields {...field('allergens')} draft={draft} change={change} />
    </Stack>
  )
}
