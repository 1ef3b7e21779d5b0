import { Button, Fieldset, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { convertibleUnits } from '#domain/quantity/convertible-units.ts'
import { knownDensity } from '#domain/quantity/known-densities.ts'
import { MEASURE_DECIMALS } from '#domain/quantity/limits.ts'
import { CONTENT_UNITS, type ContentUnit } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import type { ProductDraft } from './product-draft.ts'
import classes from './product-form.module.css'
import type { FieldProps } from './use-product-form.ts'

export interface MeasureFieldsProps {
  draft: ProductDraft
  change: (change: Partial<ProductDraft>) => void
  field: FieldProps
}

/** What one of the product holds and what a litre of it weighs: what lets a recipe use it in other units. */
export function MeasureFields({ draft, change, field }: MeasureFieldsProps) {
  const t = useTranslations()
  const contentUnit = draft.contentQuantity === null ? null : draft.contentUnit
  const usable = convertibleUnits({ ...draft, contentUnit })
  const known = knownDensity(draft.name)
  const [taken, setTaken] = useState<number | null>(null)
  const isTaken = taken !== null && taken === draft.densityKgPerL
  const format = useFormat()
  return (
    <Fieldset legend={t('products.form.measures')} className={classes.measures}>
      <Text size="sm" c="dimmed">
        {t('products.form.measuresWhy')}
      </Text>
      <div className={classes.content}>
        <QuantityField
          {...field('contentQuantity')}
          label={t('products.form.content.one', { unit: draft.unit })}
          value={draft.contentQuantity}
          onChange={(contentQuantity) => change({ contentQuantity })}
          decimals={MEASURE_DECIMALS}
          validateOnSubmit
        />
        <NativeSelect
          {...field('contentUnit')}
          // Blank, so that it aligns with the fields beside it.
          label={'\u00a0'}
          aria-label={t('products.form.content.unit')}
          value={draft.contentUnit}
          onChange={(event) => change({ contentUnit: event.currentTarget.value as ContentUnit })}
          data={CONTENT_UNITS.map((value) => ({ value, label: t(`trade.units.${value}`) }))}
        />
        <QuantityField
          {...field('densityKgPerL')}
          label={t('products.form.density')}
          value={draft.densityKgPerL}
          onChange={(densityKgPerL) => change({ densityKgPerL })}
          decimals={MEASURE_DECIMALS}
          validateOnSubmit
          unit={t('products.form.densityUnit')}
          rightSectionWidth={44}
          classNames={{ section: classes.unit }}
          description={isTaken ? t('products.form.densityTaken') : undefined}
        />
      </div>
      {known !== null && draft.densityKgPerL === null && (
        <Button
          variant="light"
          size="compact-sm"
          className={classes.proposal}
          onClick={() => {
            setTaken(known.kgPerL)
            change({ densityKgPerL: known.kgPerL })
          }}
        >
          {t('products.form.densityKnown', {
            density: format.quantity(known.kgPerL, 2),
            source: t(`products.form.densitySources.${known.source}`),
          })}
        </Button>
      )}
      <Text size="sm" component="output">
        {t('products.form.usableIn', { units: usable.map((unit) => t(`trade.units.${unit}`)).join(', ') })}
      </Text>
    </Fieldset>
  )
}
