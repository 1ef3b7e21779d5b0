import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ListFileControl } from '../use-list-file.ts'
import { Columns } from '#web/ui/columns.tsx'

const NONE = 'none'
const LONGEST = 80

/** Which sheet of the workbook, and which row names the columns. */
export function HeaderFields({ control }: { control: ListFileControl }) {
  const t = useTranslations('priceList.columns')
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
            label: t('headerRow', {
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
          label={t('sheet')}
          data={sheets.map(({ name, rows: count }, at) => ({
            value: String(at),
            label: t('sheetOf', { name, rows: count }),
          }))}
          value={String(sheet)}
          onChange={(event) => control.chooseSheet(Number(event.currentTarget.value))}
        />
      )}
      <NativeSelect
        label={t('header')}
        data={[...rows, { value: NONE, label: t('noHeader') }]}
        value={mapping.header === null ? NONE : String(mapping.header.row)}
        onChange={(event) => {
          const { value } = event.currentTarget
          control.chooseHeader(value === NONE ? null : { row: Number(value), height: 1 })
        }}
      />
    </Columns>
  )
}
