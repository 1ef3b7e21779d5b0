import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CREATION_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { paths } from '#web/entities/paths.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './creation-form.module.css'
import type { useCreation } from './use-creation.ts'

export function CreationFields({ creation }: { creation: ReturnType<typeof useCreation> }) {
  const t = useTranslations()
  const { values: draft, setValues: change, field } = creation.form
  return (
    <>
      <TextInput
        {...field('title')}
        label={t('sheets.creation.name')}
        placeholder={t('sheets.creation.namePlaceholder')}
        required
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <NativeSelect
          {...field('category')}
          label={t('sheets.creation.category')}
          value={draft.category}
          onChange={(event) => change({ category: event.currentTarget.value as SheetCategory })}
          data={CREATION_CATEGORIES.map((value) => ({
            value,
            label: t(`trade.sheetCategories.${value}`),
          }))}
        />
        <QuantityField
          {...field('portions')}
          label={t('sheets.creation.portions')}
          required
          decimals={0}
          min={1}
          max={MAX_PORTIONS}
          validateOnSubmit
          refusal={t('editor.portions.refused')}
          value={draft.portions}
          onChange={(portions) => change({ portions })}
        />
      </div>
      <TextLink to={paths.portions} className={classes.portions}>
        {t('sheets.creation.portionsLink')}
      </TextLink>
      <MoneyField
        {...field('sellingPriceHt')}
        label={t('sheets.creation.price')}
        description={t('sheets.creation.priceHint')}
        validateOnSubmit
        negative={t('errors.rules.price-negative')}
        value={draft.sellingPriceHt}
        onChange={(sellingPriceHt) => change({ sellingPriceHt })}
      />
    </>
  )
}
