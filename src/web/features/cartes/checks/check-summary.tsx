import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import classes from './check-list.module.css'
import { checksOf } from './checked-dish.ts'

/** How much is left to look at before printing; nothing where all is there. */
export function CheckSummary({ carte, onOpen }: { carte: Carte; onOpen: () => void }) {
  const t = useTranslations('cartes.checks')
  const count = checksOf(carte).filter(({ state }) => state !== 'ok').length
  if (count === 0) return null
  return (
    <UnstyledButton className={classes.open} onClick={onOpen}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      {t('toCheckBeforePrinting', { count })}
    </UnstyledButton>
  )
}
