import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { DOUBT_REASONS } from '#domain/price-lists/list-row.ts'
import type { ReadList, ShownRows } from '../reading/list-reader.ts'
import type { ListFileControl } from '../use-list-file.ts'
import { PreviewTable } from './preview-table.tsx'
import { SkippedRows } from './skipped-rows.tsx'

const SHOWN: readonly ShownRows[] = ['first', 'doubtful', ...DOUBT_REASONS]

/** The first rows as they will be stored, how many are doubtful and why, and what is left out. */
export function Preview({ control, read }: { control: ListFileControl; read: ReadList }) {
  const t = useTranslations('priceList')
  const { shown } = control.file
  const wanted = read.doubts.find(({ reason }) => reason === shown)?.rows ?? read.rows
  const repeated = read.skips.find(({ reason }) => reason === 'repeated-row')?.rows ?? 0
  return (
    <Stack gap="sm" component="section" aria-labelledby="price-list-preview">
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2} size="h4" id="price-list-preview">
            {t('preview.title')}
          </Title>
          <Text size="sm" c="dimmed" component="output" display="block">
            {t('preview.rows', { count: read.rows })} · {t('preview.doubtful', { count: read.doubtful })}
            {read.skipped > 0 && ` · ${t('preview.skipped', { count: read.skipped, repeated })}`}
            {read.categoriesGuessed > 0 && ` · ${t('preview.guessed', { count: read.categoriesGuessed })}`}
          </Text>
        </div>
        {read.doubts.length > 0 && (
          <NativeSelect
            aria-label={t('preview.show')}
            data={[
              { value: 'first', label: t('preview.all') },
              { value: 'doubtful', label: t('preview.doubtfulFirst') },
              ...read.doubts.map(({ reason, rows }) => ({
                value: reason,
                label: t('preview.doubt', { reason: t(`doubts.${reason}`), count: rows }),
              })),
            ]}
            value={shown}
            onChange={(event) => {
              const { value } = event.currentTarget
              control.show(SHOWN.find((one) => one === value) ?? 'first')
            }}
          />
        )}
      </Group>
      <PreviewTable rows={read.shown} />
      {read.shown.length < wanted && (
        <Text size="sm" c="dimmed">
          {t('preview.first', { count: read.shown.length, total: wanted })}
        </Text>
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {read.doubtful > 0 && (
            <>
              <IconAlertTriangle size={14} aria-hidden color="var(--saffron-text)" /> {t('preview.legend')}
            </>
          )}
        </Text>
        <SkippedRows read={read} />
      </Group>
    </Stack>
  )
}
