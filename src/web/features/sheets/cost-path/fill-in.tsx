import { Button, NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { knownDensity, knownWeight } from '#domain/quantity/known-measures.ts'
import { CONTENT_UNITS, dimensionOf } from '#domain/quantity/unit.ts'
import type { ContentUnit, LineUnit } from '#domain/quantity/unit.ts'
import { Proposal, Proposed } from '#web/entities/product/proposal.tsx'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import classes from './cost-path.module.css'
import type { FilledInReason } from './filling.ts'
import type { CostPathContext } from './cost-path-context.ts'
import { useFillIn } from './use-fill-in.ts'

/** As they are stored. */
const DECIMALS = { 'price-missing': 4, 'content-missing': 6, 'density-missing': 6 } as const

interface FillInProps {
  product: LineProduct
  /** In which the line counts or measures it. */
  lineUnit: LineUnit
  reason: FilledInReason
  onProduct: CostPathContext['onProduct']
}

/** The one field that a line's cost waits for, stored with the product itself. */
export function FillIn({ product, lineUnit, reason, onProduct }: FillInProps) {
  const t = useTranslations('costs')
  const tUnits = useTranslations('trade.units')
  const tOne = useTranslations('trade.one')
  const tCommon = useTranslations('common')
  const tNumber = useTranslations('common.number')
  const failureText = useFailureText()
  const { form, conflict, busy, changeError, store } = useFillIn({ product, reason, onProduct })
  const { value, contentUnit, unit } = form.values

  const known = knownFigure(product, lineUnit, reason)
  const isKnown = value === known?.figure && (reason !== 'content-missing' || contentUnit === 'g')

  return (
    <Form className={classes.fill} onSubmit={store}>
      <NumberField
        label={t(`fill.${reason}`, { unit: tUnits(unit), name: product.name })}
        data-autofocus
        decimals={DECIMALS[reason]}
        {...(reason === 'price-missing' && { unit: '€', negative: tNumber('negativePrice') })}
        value={value}
        onChange={(typed) => form.setValues({ value: typed })}
        description={isKnown && known && <Proposed known={known} />}
        error={changeError !== null ? failureText(changeError, t('fillFailed')) : undefined}
      />
      {known !== null && value === null && (
        <Proposal
          known={known}
          {...(reason === 'content-missing' && { one: tOne('pièce') })}
          onTake={() => form.setValues({ value: known.figure, contentUnit: 'g' })}
        />
      )}
      {reason === 'content-missing' && (
        <NativeSelect
          aria-label={t('contentUnit')}
          value={contentUnit}
          onChange={(event) => form.setValues({ contentUnit: event.currentTarget.value as ContentUnit })}
          data={CONTENT_UNITS.map((unit) => ({ value: unit, label: tUnits(unit) }))}
        />
      )}
      <Button type="submit" disabled={!form.isValid() || busy}>
        {tCommon(busy ? 'saving' : 'save')}
      </Button>
      <ConflictNotice conflict={conflict} busy={busy} />
    </Form>
  )
}

/** What a public table knows of the fact that is missing; of a content only where the piece is what is counted. */
function knownFigure({ name, unit }: LineProduct, lineUnit: LineUnit, reason: FilledInReason) {
  if (reason === 'density-missing') return knownDensity(name)
  const counted = dimensionOf(unit) === 'count' ? unit : lineUnit
  const isPiece = counted === 'pièce' || counted === 'unité'
  return reason === 'content-missing' && isPiece ? knownWeight(name, 'pièce') : null
}
