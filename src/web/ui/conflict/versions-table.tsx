import { useTranslations } from 'use-intl'
import type { ComparedPart } from '#web/lib/form/merge-versions.ts'
import { ShortTable } from '../table/short-table.tsx'
import classes from './versions-table.module.css'

export interface VersionsTableProps {
  rows: readonly ComparedPart[]
  /** CSS height from which it scrolls. */
  maxHeight?: string
}

/** What is typed beside what another window has stored, a row for each part. */
export function VersionsTable({ rows, ...scrolling }: VersionsTableProps) {
  const t = useTranslations('common.conflict')
  return (
    <ShortTable
      {...scrolling}
      label={t('title')}
      className={classes.versions}
      columns={[
        { key: 'part', head: t('part'), width: '27%', namesRow: true, text: ({ label }) => label },
        { key: 'mine', head: t('mine'), width: '36.5%', text: ({ mine }) => mine },
        { key: 'stored', head: t('stored'), text: ({ stored }) => stored },
      ]}
      keyOf={({ key }) => key}
      rows={rows}
    />
  )
}
