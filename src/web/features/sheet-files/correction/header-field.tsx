import { NativeSelect } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { TabPlace } from '../reading/sheet-reader.ts'
import { useAnswer } from '../use-answer.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'

/** Rows from which the heads are chosen: those of one further down are found by that of their layout. */
const SHOWN_ROWS = 60
const LONGEST = 60

export interface HeaderFieldProps {
  control: SheetFilesControl
  place: TabPlace
  row: number | null
  onRow: (row: number | null) => void
}

/** Which row of a tab has the heads of its columns. */
export function HeaderField({ control, place: { file, tab }, row, onRow }: HeaderFieldProps) {
  const t = useTranslations('sheetFiles.correction')
  const answer = useAnswer(
    control,
    useCallback((reader) => reader.call('rows', { file, tab }, 0, SHOWN_ROWS), [file, tab]),
  )
  const rows = answer.state === 'known' ? answer.value : []
  const options = rows.flatMap((cells, at) => {
    const texts = cells.flatMap(({ value }) => (typeof value === 'string' ? [value.trim()] : []))
    return texts.filter(Boolean).length < 2
      ? []
      : [
          {
            value: String(at),
            label: t('headerRow', { row: at + 1, text: texts.join(' | ').slice(0, LONGEST) }),
          },
        ]
  })
  if (row !== null && !options.some(({ value }) => value === String(row)))
    options.push({ value: String(row), label: t('headerRow', { row: row + 1, text: '' }) })
  return (
    <NativeSelect
      label={t('header')}
      value={row === null ? '' : String(row)}
      onChange={(event) => onRow(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      data={[...(row === null ? [{ value: '', label: t('noHeader') }] : []), ...options]}
    />
  )
}
