import { Fieldset, NativeSelect, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { convertibleUnits } from '#domain/quantity/convertible-units.ts'
import { knownContent, knownDensity } from '#domain/quantity/known-measures.ts'
import { MEASURE_DECIMALS } from '#domain/quantity/limits.ts'
import { CONTENT_UNITS, type ContentUnit } from '#domain/quantity/unit.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { Proposal, Proposed } from '../proposal.tsx'
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
  const density = knownDensity(draft.name)
  const piece = knownContent(draft.name, draft.unit)
  const holdsPiece = draft.contentQuantity === piece?.figure && draft.contentUnit === 'g'
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
          description={density?.figure === draft.densityKgPerL && density && <Proposed known={density} />}
        />
      </div>
      {holdsPiece && piece && (
        <Text size="xs" c="dimmed">
          <Proposed known={piece} />
        </Text>
      )}
      {piece !== null && draft.contentQuantity === null && (
        <Proposal
          known={piece}
          one={t('trade.one.pièce')}
          onTake={() => change({ contentQuantity: piece.figure, contentUnit: 'g' })}
        />
      )}
      {density !== null && draft.densityKgPerL === null && (
        <Proposal known={density} onTake={() => change({ densityKgPerL: density.figure })} />
      )}
      <Text size="sm" component="output">
        {t('products.form.usableIn', { units: usable.map((unit) => t(`trade.units.${unit}`)).join(', ') })}
      </Text>
    </Fieldset>
  )
}
