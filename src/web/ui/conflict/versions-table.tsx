import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ComparedPart } from '#web/lib/form/merge-versions.ts'
import classes from './versions-table.module.css'

/** What is typed beside what another window has stored, a row for each part. */
export function VersionsTable({ rows }: { rows: readonly ComparedPart[] }) {
  const t = useTranslations('common.conflict')
  return (
    <Table className={classes.versions} layout="fixed" aria-label={t('title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('part')}</Table.Th>
          <Table.Th>{t('mine')}</Table.Th>
          <Table.Th>{t('stored')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, label, mine, stored }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{mine}</Table.Td>
            <Table.Td>{stored}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
