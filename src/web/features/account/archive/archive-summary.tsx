import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ArchiveCounts } from '#contract/account-archive.ts'

const KINDS = ['sheets', 'products', 'suppliers', 'articles', 'gammes', 'menus', 'sales', 'photos'] as const

export const isNothing = (counts: ArchiveCounts) => KINDS.every((kind) => counts[kind] === 0)

/** How many of each kind, without those of which there is none. */
export function ArchiveSummary({ lead, counts }: { lead: string; counts: ArchiveCounts }) {
  const t = useTranslations('archive.counts')
  return (
    <div>
      <Text mb={4}>{lead}</Text>
      <List size="sm" spacing={2} withPadding>
        {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <List.Item key={kind}>{t(kind, { count: counts[kind] })}</List.Item>
        ))}
      </List>
    </div>
  )
}
