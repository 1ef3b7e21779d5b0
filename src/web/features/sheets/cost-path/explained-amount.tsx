import { useTranslations } from 'use-intl'
import classes from './explained-amount.module.css'
import { useExplain } from './explain.ts'
import type { CostSubject } from './explain.ts'

interface ExplainedAmountProps {
  subject: CostSubject
  /** What the amount is of: 'Riz basmati', 'Coût par portion'. */
  name: string
  /** The amount as it is written. */
  children: string
}

/** An amount that opens the explanation of how it was computed; it looks like any other amount. */
export function ExplainedAmount({ subject, name, children }: ExplainedAmountProps) {
  const t = useTranslations('costs')
  const explain = useExplain()
  if (explain === null) return children
  return (
    <button
      type="button"
      className={classes.amount}
      data-explains={subject.kind}
      aria-haspopup="dialog"
      aria-label={t('open', { name, amount: children })}
      onClick={(event) => explain(subject, event.currentTarget)}
    >
      <span>{children}</span>
    </button>
  )
}
