import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReadColumns } from '#domain/sheet-files/roles/read-columns.ts'
import type { ShownColumns } from '../reading/columns-at.ts'
import type { TabPlace } from '../reading/sheet-reader.ts'
import { useAnswer } from '../use-answer.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import { ColumnRoles } from './column-roles.tsx'
import { HeaderField } from './header-field.tsx'
import type { HeaderChoice } from './header-field.tsx'
import { rolesToBegin } from './roles-to-begin.ts'

export interface ColumnsCorrectionProps {
  control: SheetFilesControl
  place: TabPlace
  /** How the table was read; null for a tab without one. */
  read: ReadColumns | null
  onClose?: () => void
}

/** What each column of a table contains: chosen by the user, for all tabs of the same layout or for one. */
export function ColumnsCorrection({ control, place, read, onClose }: ColumnsCorrectionProps) {
  const t = useTranslations('sheetFiles.correction')
  const { file, tab } = place
  const [choice, setChoice] = useState<HeaderChoice | null>(
    read === null ? null : { row: read.headRow, headless: read.headHeight === 0 },
  )
  const row = choice?.row ?? null
  const headless = choice?.headless ?? false
  const isRead = read !== null && read.headRow === row && (read.headHeight === 0) === headless
  const span =
    !isRead || read === null
      ? null
      : { from: read.columns[0]?.column ?? 0, to: read.columns.at(-1)?.column ?? 0 }
  const [from, to] = [span?.from ?? null, span?.to ?? null]
  const shown = useAnswer(
    control,
    useCallback(
      (reader) =>
        row === null
          ? Promise.resolve(null)
          : reader.call(
              'columns',
              { file, tab },
              row,
              from === null || to === null ? null : { from, to },
              headless,
            ),
      [file, tab, row, from, to, headless],
    ),
  )
  const columns: ShownColumns | null = shown.state === 'known' ? shown.value : null

  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Card ref={card}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Title order={3} size="h4">
            {t('title')}
          </Title>
          {onClose !== undefined && (
            <Button variant="default" size="compact-sm" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        <HeaderField control={control} place={place} choice={choice} onChoice={setChoice} />
        {row !== null && shown.state === 'known' && columns === null && (
          <Text size="sm" c="var(--danger-text)" role="alert">
            {t(headless ? 'noColumns' : 'notHeads')}
          </Text>
        )}
        {columns !== null && (
          <ColumnRoles
            key={`${String(row)} ${String(headless)} ${String(control.files.version)}`}
            shown={columns}
            begin={rolesToBegin(columns, isRead ? read : null)}
            onCorrect={(layout, only) => void control.correct(layout, only ? place : null)}
            onForget={(layout) => void control.forget(layout)}
          />
        )}
      </Stack>
    </Card>
  )
}
