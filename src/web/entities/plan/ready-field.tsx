import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Amount, readyUnits } from '#domain/purchases/ready-amounts.ts'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { useAmountText } from './use-amount-text.ts'
import classes from './ready.module.css'
import type { KitchenNode } from './production-of.ts'

/** What is ready is more than so many times what is needed: another unit was meant, most often. */
const FAR_ABOVE = 5

interface ReadyFieldProps {
  node: KitchenNode
  ready: Amount | null
  onType: (ready: Amount | null) => void
  onChoose: (ready: Amount | null) => void
  onLeave?: () => void
  size?: 'sm' | 'lg'
}

/** What of a sheet is ready, in any unit that its yield converts to; far more than is needed is questioned. */
export function ReadyField({ node, ready, onType, onChoose, onLeave, size = 'sm' }: ReadyFieldProps) {
  const t = useTranslations('tomorrow.production')
  const units = useTranslations('trade.units')
  const amount = useAmountText()
  const { sheet, unit, needed, excess } = node
  const [chosen, setChosen] = useState(unit)
  const shown = ready?.unit ?? chosen
  const known = readyUnits(sheet)
  // A unit that was given before its sheet got another yield is named, as what it counts is set apart.
  const offered = known.includes(shown) ? known : [shown, ...known]
  const isFarAbove = ready !== null && needed > 0 && excess > (FAR_ABOVE - 1) * needed
  return (
    <div>
      <div className={classes.ready}>
        <QuantityField
          size={size}
          label={t('ready')}
          aria-label={t('readyOf', { name: sheet.title })}
          value={ready?.quantity ?? null}
          onChange={(quantity) =>
            onType(quantity === null || quantity === 0 ? null : { quantity, unit: shown })
          }
          onBlur={onLeave}
        />
        <NativeSelect
          size={size}
          aria-label={t('readyUnitOf', { name: sheet.title })}
          value={shown}
          onChange={({ currentTarget }) => {
            const next = offered.find((each) => each === currentTarget.value) ?? shown
            setChosen(next)
            if (ready !== null) onChoose({ ...ready, unit: next })
          }}
          data={offered.map((value) => ({ value, label: units(value) }))}
        />
      </div>
      {isFarAbove && (
        <p className={classes.warning}>
          {t('readyFarAbove', {
            amount: amount(ready.quantity, ready.unit, 'as-written'),
            needed: amount(needed, unit, 'made'),
          })}
        </p>
      )}
    </div>
  )
}
