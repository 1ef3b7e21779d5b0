import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { type Import, IMPORTED_THINGS } from '#contract/imports.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import entries from '#web/ui/entry-list.module.css'

const FILES_SHOWN = 2

interface ImportEntryProps {
  item: Import
  onUndo: () => void
}

/** One import: when it was, from which files, what it has made, and the way back. */
export function ImportEntry({ item, onUndo }: ImportEntryProps) {
  const t = useTranslations('imports.list')
  const e = useTranslations('imports.effect')
  const format = useFormat()
  const language = useLocale()
  const { kind, files, importedAt, undoableUntil, made, changed, undoneAt, inBin } = item
  const name = t('files', {
    names: files.slice(0, FILES_SHOWN).join(', '),
    others: files.length - Math.min(files.length, FILES_SHOWN),
  })
  const began = { date: format.dateLong(importedAt), time: format.time(importedAt) }
  const details = [
    ...IMPORTED_THINGS.filter((thing) => made[thing] > 0).map((thing) =>
      e(`made.${thing}`, { count: made[thing] }),
    ),
    ...(changed > 0 ? [t('changed', { count: changed })] : []),
  ]
  return (
    <li className={entries.entry}>
      <div>
        <Text c="dimmed" fz="sm">
          {t(`kinds.${kind}`)} · {t('since', began)}
          {undoneAt === null && t('until', { until: format.dateLong(undoableUntil) })}
        </Text>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {details.length > 0 && <Text fz="sm">{new Intl.ListFormat(language).format(details)}</Text>}
        {undoneAt !== null && (
          <Text fz="sm">
            {t('undone', { date: format.dateLong(undoneAt), time: format.time(undoneAt) })}{' '}
            {inBin && (
              <Anchor component={Link} to={paths.bin}>
                {t('inBin')}
              </Anchor>
            )}
          </Text>
        )}
      </div>
      {undoneAt === null && (
        <Group>
          <DemoLock>
            <Button
              variant="default"
              size="compact-md"
              onClick={onUndo}
              aria-label={t('undoOne', { name, ...began })}
            >
              {t('undo')}
            </Button>
          </DemoLock>
        </Group>
      )}
    </li>
  )
}
