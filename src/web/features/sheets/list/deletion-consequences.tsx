import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { TechSheetUse } from '#contract/sheets.ts'
import classes from './delete-confirmation.module.css'

/** As many as can be read in the place of a few buttons. */
const NAMED = 4

/** What else a deletion does: the sheets that lose a preparation the gammes and menus that lose a dish, by name. */
export function DeletionConsequences({ use }: { use: UseQueryResult<TechSheetUse> }) {
  const t = useTranslations('sheets.use')
  const language = useLocale()
  if (use.isError) return <p className={classes.consequences}>{t('unknown')}</p>
  if (use.data === undefined) return null
  const { sheets, total, gammes, menus } = use.data
  const listed = (names: string[], count: number) => {
    const named = names.slice(0, NAMED)
    if (count > named.length) named.push(t('others', { count: count - named.length }))
    return new Intl.ListFormat(language).format(named)
  }
  const titles = sheets.map(({ title }) => title)
  const places = [
    { textKey: 'leaves', noms: gammes.map(({ nom }) => nom) },
    { textKey: 'leavesMenus', noms: menus.map(({ nom }) => nom) },
  ] as const
  return (
    <>
      {total > 0 && (
        <p className={classes.consequences}>{t('before', { count: total, titles: listed(titles, total) })}</p>
      )}
      {places.map(
        ({ textKey, noms }) =>
          noms.length > 0 && (
            <p key={textKey} className={classes.consequences}>
              {t(textKey, { count: noms.length, names: listed(noms, noms.length) })}
            </p>
          ),
      )}
      <p className={classes.consequences}>{t('kept')}</p>
    </>
  )
}
