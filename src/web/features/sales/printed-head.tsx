import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'
import classes from './printed-head.module.css'

export interface PrintedHeadProps {
  carte: CarteSales
  period: SalesPeriod
  /** The id of the one that is looked at; the whole carte without. */
  gamme: string | undefined
}

/** On paper, what the fields say on the screen: carte, gamme, period, and the day it was printed. */
export function PrintedHead({ carte, period, gamme }: PrintedHeadProps) {
  const t = useTranslations('sales')
  const format = useFormat()
  const [today] = useState(() => new Date())
  const daysText = useDaysText()
  const nom = carte.gammes.find(({ id }) => id === gamme)?.nom ?? t('gammes.all')
  return (
    <p className={classes.head}>
      <strong>{daysText(period)}</strong> · {carte.nom} · {nom}
      <span className={classes.date}>{t('printedOn', { date: format.dateLong(today) })}</span>
    </p>
  )
}
