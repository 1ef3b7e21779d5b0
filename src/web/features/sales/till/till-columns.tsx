import { Alert, NativeSelect, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TillRole } from '#domain/till/till-columns.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import { useImportTexts } from '#web/entities/import-flow/import-texts.ts'
import type { ImportFileControl } from '#web/entities/import-flow/source/use-import-file.ts'
import { Columns } from '#web/ui/columns.tsx'
import { TillRemarks } from './till-remarks.tsx'
import type { TillImport } from './till-reader.ts'

const ROLES = ['dish', 'quantity', 'date'] as const
const NONE = ''
const LONGEST = 40

/** The columns of dishes, quantities and days: a proposal that the user can change. */
export function TillColumns({ control }: { control: ImportFileControl<TillImport> }) {
  const t = useTranslations('till')
  const { tableFile, refusalText } = useImportTexts()
  const { opened, proposal, mapping, read, lacking, recognised } = control.file
  if (opened === null || proposal === null || mapping === null) return null
  const headers = proposal.columns.map(({ header }) => header)
  const below = opened.head.slice(mapping.header === null ? 0 : mapping.header.row + 1)
  const options = mapping.roles.map((_role, at) => {
    const name = headers[at] || tableFile('nameless', { letter: columnLetter(at) })
    const example = below.map((row) => row[at] ?? '').find((text) => text !== '')
    const label = example === undefined ? name : t('columns.example', { header: name, example })
    return { value: String(at), label: label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label }
  })
  const returns = read?.notes.returns ?? []
  const mayReturn = returns.length > 0 || mapping.roles.includes('returned')
  const { sheets, sheet } = opened
  /** A role that a column gets leaves the column that had it; null has none. */
  const chooseColumn = (role: TillRole, at: number | null) => {
    const freed = mapping.roles.map((other) => (other === role ? 'ignored' : other))
    control.remap({ ...mapping, roles: at === null ? freed : freed.with(at, role) })
  }
  const hasDates = mapping.roles.includes('date')
  const roles = [
    ...ROLES,
    ...(hasDates ? (['meal'] as const) : []),
    ...(mayReturn ? (['returned'] as const) : []),
  ]
  return (
    <section aria-labelledby="till-columns">
      <Title order={2} size="h4" id="till-columns" mb="xs">
        {t('columns.title')}
      </Title>
      <Columns base={1} xs={2} md={roles.length + (sheets.length > 1 ? 1 : 0)}>
        {sheets.length > 1 && (
          <NativeSelect
            label={tableFile('sheet')}
            data={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            value={String(sheet)}
            onChange={(event) => control.chooseSheet(Number(event.currentTarget.value))}
          />
        )}
        {roles.map((role) => {
          const at = mapping.roles.indexOf(role)
          return (
            <NativeSelect
              key={role}
              label={t(`columns.${role}`)}
              data={[{ value: NONE, label: t('columns.none') }, ...options]}
              value={at === -1 ? NONE : String(at)}
              onChange={({ currentTarget: { value } }) =>
                chooseColumn(role, value === NONE ? null : Number(value))
              }
            />
          )
        })}
      </Columns>
      {recognised && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('columns.recognised')}
        </Text>
      )}
      {read !== null && (
        <TillRemarks
          sales={read.notes.sales}
          uncounted={mapping.roles.includes('returned') ? [] : returns.map((at) => headers[at] ?? '')}
        />
      )}
      {lacking !== null && (
        <Alert color="saffron" mt="md" role="alert">
          {refusalText(lacking)}
        </Alert>
      )}
    </section>
  )
}
