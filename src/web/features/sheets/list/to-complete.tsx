import { Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import { useSheetGaps } from '#web/entities/sheet/use-sheet-gaps.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { Fold } from '#web/ui/fold.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './to-complete.module.css'

/** 'À compléter : 46 fiches attendent un prix de vente · 70 fiches : allergènes à compléter, 12 produits'; folded on a phone. */
export function ToComplete({ statistics }: { statistics: TechSheetStatistics }) {
  const t = useTranslations('sheets.toComplete')
  const phone = usePhone()
  const gaps = useSheetGaps()(statistics)
  if (gaps.length === 0) return null
  const links = gaps.map(({ key, text, link }) => (
    <TextLink key={key} {...link} inherit className={classes.gap}>
      {text}
    </TextLink>
  ))
  if (!phone)
    return (
      <Group gap="2px 16px" mb="md" fz="sm">
        <strong>{t('label')}</strong> {links}
      </Group>
    )
  return (
    <div className={classes.folded}>
      <Fold summary={t('count', { count: gaps.length })}>{() => links}</Fold>
    </div>
  )
}
