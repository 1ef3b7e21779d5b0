import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSeesMoney } from '#web/lib/session/use-role.ts'
import classes from './money.module.css'

export interface MoneyProps {
  /** EUR, percent or a factor; null for what is not known, or what the reader is not shown. */
  amount: number | null
  /** How an amount reads; '5,47 €' unless it says otherwise. */
  children?: (amount: number) => ReactNode
  /** In the place of an amount that is not known; '–' unless it says otherwise. */
  missing?: ReactNode
}

/** An amount of money; for a reader whose role is shown none a mark that says so, whatever the amount is. */
export function Money({ amount, children, missing }: MoneyProps) {
  const t = useTranslations('common')
  const format = useFormat()
  if (!useSeesMoney()) {
    return (
      <span title={t('redacted')} className={classes.redacted}>
        <span aria-hidden>•••</span>
        <VisuallyHidden>{t('redacted')}</VisuallyHidden>
      </span>
    )
  }
  if (amount === null) return missing ?? t('none')
  return children === undefined ? format.euro(amount) : children(amount)
}
