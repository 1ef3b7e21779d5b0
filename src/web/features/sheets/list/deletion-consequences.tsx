import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { SheetUse } from '#contract/shapes.ts'
import classes from './delete-confirmation.module.css'

/** As many as can be read in the place of a few buttons. */
const NAMED = 4

/** What else a deletion does: the sheets that lose a preparation, by name. */
export function DeletionConsequences({ use }: { use: UseQueryResult<SheetUse> }) {
  const t = useTranslations('sheets.use')
  const language = useLocale()
  if (use.isError) return <p className={classes.consequences}>{t('unknown')}</p>
  if (use.data === undefined || use.data.total === 0) return null
  const { sheets, total } = use.data
  const named = sheets.slice(0, NAMED).map(({ title }) => title)
  if (total > named.length) named.push(t('others', { count: total - named.length }))
  return (
    <p className={classes.consequences}>
      {t('before', { count: total, titles: new Intl.ListFormat(language).format(named) })}
    </p>
  )
}
