import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { ImportView } from '../import-view.ts'
import type { ImportFileControl } from '../source/use-import-file.ts'
import type { ReadRows } from '../table-reader.ts'
import { SkippedRows } from './skipped-rows.tsx'

export interface PreviewProps<Types extends ImportTypes> {
  view: Pick<ImportView<Types>, 'PreviewTable' | 'Notes' | 'repeatedSkip'>
  control: ImportFileControl<Types>
  read: ReadRows<Types>
}

/** The first rows as they will be stored, how many are doubtful and why, and what is left out. */
export function Preview<Types extends ImportTypes>({ view, control, read }: PreviewProps<Types>) {
  const { t, doubtText } = useImportTexts()
  const { PreviewTable, Notes } = view
  const { shown } = control.file
  const wanted = read.doubts.find(({ reason }) => reason === shown)?.rows ?? read.rows
  const repeated = read.skips.find(({ reason }) => reason === view.repeatedSkip)?.rows ?? 0
  return (
    <Stack gap="sm" component="section" aria-labelledby="import-preview">
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2} size="h4" id="import-preview">
            {t('preview.title')}
          </Title>
          <Text size="sm" c="dimmed" component="output" display="block">
            {t('preview.rows', { count: read.rows })} · {t('preview.doubtful', { count: read.doubtful })}
            {read.skipped > 0 && ` · ${t('preview.skipped', { count: read.skipped, repeated })}`}
            {Notes !== undefined && <Notes notes={read.notes} />}
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
                label: t('preview.doubt', { reason: doubtText(reason), count: rows }),
              })),
            ]}
            value={shown}
            onChange={(event) => {
              const { value } = event.currentTarget
              control.show(value)
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
