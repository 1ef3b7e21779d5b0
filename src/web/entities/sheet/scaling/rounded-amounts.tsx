import { useTranslations } from 'use-intl'
import classes from './rounded-amounts.module.css'

/** 'Œufs : 26,67 → 27 pièces'. */
export interface RoundedAmount {
  key: string
  text: string
}

/** What was rounded: up to three are shown, more are counted and unfold. */
export function RoundedAmounts({ rounded }: { rounded: readonly RoundedAmount[] }) {
  const t = useTranslations('scaling')
  if (rounded.length === 0) return null
  return (
    <details className={classes.rounded} open={rounded.length <= 3}>
      <summary>{t('rounded', { count: rounded.length })}</summary>
      <ul>
        {rounded.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
