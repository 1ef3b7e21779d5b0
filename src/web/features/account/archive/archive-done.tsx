import { List, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ArchiveImported } from '#contract/account-archive.ts'
import { ArchiveSummary, isNothing } from './archive-summary.tsx'

/** What an import has done, with everything that is otherwise than in the archive. */
export function ArchiveDone({ imported }: { imported: ArchiveImported }) {
  const t = useTranslations('archive.done')
  const { made, kept, renamed, renamedCount, untied, otherCosts, address } = imported
  return (
    <Stack gap="sm">
      {isNothing(made) ? (
        <Text component="output">{t('nothing')}</Text>
      ) : (
        <ArchiveSummary lead={t('made')} counts={made} />
      )}
      {!isNothing(kept) && <ArchiveSummary lead={t('kept')} counts={kept} />}
      {otherCosts > 0 && <Text>{t('otherCosts', { count: otherCosts })}</Text>}
      {untied > 0 && <Text>{t('untied', { count: untied })}</Text>}
      {address !== null && <Text>{t(`address.${address}`)}</Text>}
      {renamed.length > 0 && (
        <div>
          <Text mb={4}>{t('renamed')}</Text>
          <List size="sm" spacing={2} withPadding>
            {renamed.map((each) => (
              <List.Item key={each.as}>{t('renamedOne', each)}</List.Item>
            ))}
          </List>
          {renamedCount > renamed.length && (
            <Text size="sm" mt={4}>
              {t('renamedMore', { count: renamedCount - renamed.length })}
            </Text>
          )}
        </div>
      )}
    </Stack>
  )
}
