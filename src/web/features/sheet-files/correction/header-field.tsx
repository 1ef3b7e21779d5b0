import { NativeSelect } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { TabPlace } from '../reading/sheet-reader.ts'
import type { PictureCell } from '../reading/tab-picture.ts'
import { useCellText } from '../picture/use-cell-text.ts'
import { useAnswer } from '../use-answer.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'

/** Rows from which the heads are chosen: those of one further down are found by that of their layout. */
const SHOWN_ROWS = 60
const LONGEST = 60

/** The row of a table's heads, or its first one where it has none. */
export interface HeaderChoice {
  row: number
  headless: boolean
}

export interface HeaderFieldProps {
  control: SheetFilesControl
  place: TabPlace
  choice: HeaderChoice | null
  onChoice: (choice: HeaderChoice | null) => void
}

const valueOf = ({ row, headless }: HeaderChoice) => `${headless ? 'first' : 'heads'} ${String(row)}`

/** Which row of a tab has the heads of its columns, or begins a table without heads. */
export function HeaderField({ control, place: { file, tab }, choice, onChoice }: HeaderFieldProps) {
  const t = useTranslations('sheetFiles.correction')
  const textOf = useCellText()
  const answer = useAnswer(
    control,
    useCallback((reader) => reader.call('rows', { file, tab }, 0, SHOWN_ROWS), [file, tab]),
  )
  const rows = answer.state === 'known' ? answer.value : []
  const optionsOf = (headless: boolean, isShown: (cells: PictureCell[], at: number) => boolean) => {
    const options = rows.flatMap((cells, row) => {
      const text = cells.map((cell) => textOf(cell).trim())
      return isShown(cells, row) ? [optionOf({ row, headless }, text.filter(Boolean).join(' | '))] : []
    })
    const isKnown = choice === null || options.some(({ value }) => value === valueOf(choice))
    return choice?.headless === headless && !isKnown ? [...options, optionOf(choice, '')] : options
  }
  const optionOf = (of: HeaderChoice, text: string) => ({
    value: valueOf(of),
    label: t('headerRow', { row: of.row + 1, text: text.slice(0, LONGEST) }),
  })
  const groups = [
    { group: t('withHeads'), items: optionsOf(false, (cells) => textsIn(cells) >= 2) },
    {
      group: t('withoutHeads'),
      items: optionsOf(true, (cells, at) => isLine(cells) && !isLine(rows[at - 1] ?? [])),
    },
  ]
  return (
    <NativeSelect
      label={t('header')}
      value={choice === null ? '' : valueOf(choice)}
      onChange={(event) => {
        const [kind, row] = event.currentTarget.value.split(' ')
        onChoice(row === undefined ? null : { row: Number(row), headless: kind === 'first' })
      }}
      data={[
        ...(choice === null ? [{ value: '', label: t('noHeader') }] : []),
        ...groups.filter(({ items }) => items.length > 0),
      ]}
    />
  )
}

const isText = ({ value }: PictureCell) => typeof value === 'string' && value.trim() !== ''
const textsIn = (cells: readonly PictureCell[]) => cells.filter(isText).length

/** A name with a figure: '500', '500 g'. */
const isLine = (cells: readonly PictureCell[]) =>
  textsIn(cells) >= 1 &&
  cells.filter(({ value }) => /\d/u.test(String(value ?? ''))).length >= 1 &&
  cells.filter(({ value }) => value !== null && value !== '').length >= 2
