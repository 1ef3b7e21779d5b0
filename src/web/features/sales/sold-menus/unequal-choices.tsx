import { useTranslations } from 'use-intl'
import classes from './menu-entry.module.css'
import type { MenuReading } from './spread-menus.ts'

/** Where what guests took is not as much as the menus sold, or is of dishes that the menu offers no more. */
export function UnequalChoices({ reading: { quantity, spread, gone } }: { reading: MenuReading }) {
  const t = useTranslations('sales.menus')
  const unequal = spread?.known ? spread.unequal : []
  return (
    <>
      {unequal.map(({ nom, taken }, index) => (
        // The names of two choices can be the same.
        <span key={index} className={classes.warning}>
          {t('unequal', { choice: nom, taken, sold: quantity ?? 0 })}
        </span>
      ))}
      {gone > 0 && <span className={classes.warning}>{t('gone', { count: gone })}</span>}
    </>
  )
}
