import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import type { SheetSummary } from '../reading/overview.ts'

interface ListNotesProps {
  /** Those that are imported. */
  sheets: readonly SheetSummary[]
  choices: SheetChoices
}

/** What holds for many of the sheets, once above their list. */
export function ListNotes({ sheets, choices }: ListNotesProps) {
  const t = useTranslations('sheetFiles.list')
  const withoutTotal = sheets.filter(({ total }) => total === null).length
  const withoutPortions = sheets.filter(
    ({ id, portions }) => portions === null && choices.of(id).portions === null,
  ).length
  const notes = [
    withoutTotal > 0 && t('withoutTotal', { count: withoutTotal }),
    withoutPortions > 0 && t('withoutPortions', { count: withoutPortions }),
  ].filter((note) => note !== false)
  return notes.length === 0 ? null : <Text size="sm">{notes.join(' ')}</Text>
}
