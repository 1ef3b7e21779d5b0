import { type KeyboardEvent, useId } from 'react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { MoneyField } from '#web/ui/money-field.tsx'
import classes from './selling-price-field.module.css'
import type { SellingPrice } from './use-selling-price.ts'

const FIELDS = 'input[data-selling-price]'

interface SellingPriceFieldProps {
  /** Whose price it is. */
  name: string
  price: SellingPrice
  className?: string | undefined
}

/**
 * A price with VAT in a list of prices. Enter stores it and goes to the field below, the arrows go up and down, Escape gives
 * up what is typed.
 */
export function SellingPriceField({ name, price, className }: SellingPriceFieldProps) {
  const t = useTranslations('sellingPrices')
  const demo = useDemo()
  const reason = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') price.giveUp()
    if (step === undefined) return
    event.preventDefault()
    if (price.refusal !== null && event.key === 'Enter') return price.retry()
    const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)]
    const next = fields[fields.indexOf(event.currentTarget) + step]
    // Leaving the field stores it; the last one stores it and stays.
    if (next === undefined) price.commit()
    else next.focus()
  }
  return (
    <div className={className}>
      <MoneyField
        data-selling-price
        className={classes.field}
        aria-label={t('priceOf', { name })}
        aria-describedby={price.refusal === null ? undefined : reason}
        size="sm"
        enterKeyHint="next"
        readOnly={demo}
        value={price.value}
        error={price.refusal !== null}
        onChange={price.type}
        onKeyDown={onKeyDown}
        onBlur={price.commit}
      />
      {price.refusal !== null && (
        <p id={reason} role="alert" className={classes.refusal}>
          {price.refusal}{' '}
          <Button size="compact-xs" variant="default" onClick={price.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
