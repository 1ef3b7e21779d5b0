import { useTranslations } from 'use-intl'
import { ActionLink } from '#web/ui/actions/action.tsx'
import { paths } from '../paths.ts'
import { writeChosen } from './chosen-sheets.ts'
import type { ChosenSheet } from './chosen-sheets.ts'

/** To the purchase list of some sheets; nothing where there are none. */
export function PurchasesLink({ sheets }: { sheets: readonly ChosenSheet[] }) {
  const t = useTranslations('sheets')
  if (sheets.length === 0) return null
  return (
    <ActionLink to={paths.purchases} search={{ sheets: writeChosen(sheets) }}>
      {t('purchases')}
    </ActionLink>
  )
}
