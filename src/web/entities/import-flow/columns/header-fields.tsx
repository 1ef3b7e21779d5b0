import { NativeSelect } from '@mantine/core'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { ImportFileControl } from '../source/use-import-file.ts'
import { Columns } from '#web/ui/columns.tsx'

const NONE = 'none'
const LONGEST = 80

/** Which sheet of the workbook, and which row names the columns. */
export function HeaderFields<Types extends ImportTypes>({ control }: { control: ImportFileControl<Types> }) {
  const { t, tableFile } = useImportTexts()
  const { opened, mapping } = control.file
  if (opened === null || mapping === null) return null
  const { sheets, sheet, head } = opened
  const rows = head.flatMap((row, at) => {
    const text = row.filter((cell) => cell !== '').join(' · ')
    return text === ''
      ? []
      : [
          {
            value: String(at),
            label: t('columns.headerRow', {
              row: at + 1,
              text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
            }),
          },
        ]
  })
  return (
    <Columns base={1} sm={sheets.length > 1 ? 2 : 1} maw={sheets.length > 1 ? undefined : 640}>
      {sheets.length > 1 && (
        <NativeSelect
          label={tableFile('sheet')}
          data={sheets.map(({ name, rows: count }, at) => ({
            value: String(at),
            label: t('columns.sheetOf', { name, rows: count }),
          }))}
          value={String(sheet)}
          onChange={(event) => control.chooseSheet(Number(event.currentTarget.value))}
        />
      )}
      <NativeSelect
        label={t('columns.header')}
        data={[...rows, { value: NONE, label: t('columns.noHeader') }]}
        value={mapping.header === null ? NONE : String(mapping.header.row)}
        onChange={(event) => {
          const { value } = event.currentTarget
          control.chooseHeader(value === NONE ? null : { row: Number(value), height: 1 })
        }}
      />
    </Columns>
  )
}
