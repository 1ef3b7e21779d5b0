import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SalesDish } from '#contract/sales-periods.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { LeftNote, PutBack } from '../departed/left-note.tsx'
import type { PeriodRef } from '../sales-api.ts'
import classes from './sold-dish.module.css'

export interface SoldDishProps {
  dish: SalesDish
  /** Null of a closed period. */
  period: PeriodRef | null
  /** On a phone: its details are shown. */
  opened: boolean
  onToggle: () => void
}

/** The name of a dish whose sales are typed; on a phone one line, with its price and cost on tap. */
export function SoldDish({ dish, period, opened, onToggle }: SoldDishProps) {
  const t = useTranslations('sales.entry')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const phone = usePhone()
  const parts = (
    <>
      <PutBack dish={dish} period={period} />
      <LeftNote thing={dish} of="dish" />
    </>
  )
  if (!phone) {
    return (
      <>
        {dish.nomAffiche} {parts}
      </>
    )
  }
  const { prixTtcAffiche, coutMatiere, portions, uncostedLines } = dish
  const cost = format.partialSum(portionCost(coutMatiere, portions), uncostedLines > 0)
  return (
    <>
      <UnstyledButton className={classes.name} aria-expanded={opened} onClick={onToggle}>
        {dish.nomAffiche}
      </UnstyledButton>
      {opened && (
        <span className={classes.details}>
          {t('details', { price: priceText(prixTtcAffiche), cost })} {parts}
        </span>
      )}
      {!opened && dish.leftAt !== undefined && <span className={classes.details}>{t('left')}</span>}
    </>
  )
}
