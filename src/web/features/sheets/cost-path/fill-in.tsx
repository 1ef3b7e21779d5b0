import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { CONTENT_UNITS } from '#domain/quantity/unit.ts'
import type { ContentUnit } from '#domain/quantity/unit.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { useCompleteProduct } from '../sheets-api.ts'
import classes from './cost-path.module.css'
import { changeOf } from './filling.ts'
import type { FilledInReason } from './filling.ts'
import type { Way } from './way.ts'

/** As they are stored. */
const DECIMALS = { 'price-missing': 4, 'content-missing': 6, 'density-missing': 6 } as const

interface FillInProps {
  product: LineProduct
  reason: FilledInReason
  onProduct: Way['onProduct']
}

/** The one field that a line's cost waits for, stored with the product itself. */
export function FillIn({ product, reason, onProduct }: FillInProps) {
  const t = useTranslations('costs')
  const tUnits = useTranslations('trade.units')
  const tCommon = useTranslations('common')
  const failureText = useFailureText()
  const complete = useCompleteProduct()
  const [value, setValue] = useState<number | null>(null)
  const [contentUnit, setContentUnit] = useState<ContentUnit>('g')
  // A product without a price may cost nothing; one that holds or weighs nothing is none.
  const usable = value !== null && (reason === 'price-missing' || value > 0)

  const store = (dialog: HTMLElement | null) => {
    if (!usable || refusedInDemo()) return
    complete.mutate(
      { ...changeOf(reason, value, contentUnit), id: product.id },
      {
        onSuccess: (stored) => {
          // The field disappears; the focus stays in the box.
          dialog?.focus()
          onProduct?.(stored)
        },
      },
    )
  }

  return (
    <form
      className={classes.fill}
      onSubmit={(event) => {
        event.preventDefault()
        store(event.currentTarget.closest<HTMLElement>('[role="dialog"]'))
      }}
    >
      <NumberField
        label={t(`fill.${reason}`, { unit: tUnits(product.unit), name: product.name })}
        data-autofocus
        decimals={DECIMALS[reason]}
        {...(reason === 'price-missing' && { unit: '€' })}
        value={value}
        onChange={setValue}
        error={complete.isError ? failureText(complete.error, t('fillFailed')) : undefined}
      />
      {reason === 'content-missing' && (
        <NativeSelect
          aria-label={t('contentUnit')}
          value={contentUnit}
          onChange={(event) => setContentUnit(event.currentTarget.value as ContentUnit)}
          data={CONTENT_UNITS.map((unit) => ({ value: unit, label: tUnits(unit) }))}
        />
      )}
      <Button type="submit" disabled={!usable || complete.isPending}>
        {complete.isPending ? tCommon('saving') : tCommon('save')}
      </Button>
    </form>
  )
}
