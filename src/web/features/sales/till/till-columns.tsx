import { Alert, NativeSelect, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { cellText } from '#domain/tables/cell.ts'
import { returnColumns, tillHeaders } from '#domain/till/till-columns.ts'
import type { SourceTable } from '#web/lib/sources/open-tables.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import { Columns } from '#web/ui/columns.tsx'
import { TillRemarks } from './till-remarks.tsx'
import type { TillReadingControl } from './use-till-reading.ts'

const ROLES = ['dish', 'quantity', 'date'] as const
const NONE = ''
const LONGEST = 40

/** The columns of dishes, quantities and days: a proposal that the user can change. */
export function TillColumns({
  control,
  sheets,
}: {
  control: TillReadingControl
  sheets: readonly SourceTable[]
}) {
  const t = useTranslations('till')
  const { matrix, mapping, reading } = control
  const headers = tillHeaders(matrix, mapping)
  const below = matrix.slice(mapping.header === null ? 0 : mapping.header + 1)
  const options = headers.map((header, at) => {
    const name = header || t('columns.nameless', { letter: columnLetter(at) })
    const example = below.map((row) => cellText(row[at])).find((text) => text !== '')
    const label = example === undefined ? name : t('columns.example', { header: name, example })
    return { value: String(at), label: label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label }
  })
  const returns = returnColumns(matrix, mapping)
  const mayReturn = returns.length > 0 || mapping.roles.includes('returned')
  const roles = [...ROLES, ...(mayReturn ? (['returned'] as const) : [])]
  return (
    <section aria-labelledby="till-columns">
      <Title order={2} size="h4" id="till-columns" mb="xs">
        {t('columns.title')}
      </Title>
      <Columns base={1} xs={2} md={roles.length + (sheets.length > 1 ? 1 : 0)}>
        {sheets.length > 1 && (
          <NativeSelect
            label={t('columns.sheet')}
            data={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            value={String(control.sheet)}
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
                control.chooseColumn(role, value === NONE ? null : Number(value))
              }
            />
          )
        })}
      </Columns>
      {control.recognised && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('columns.recognised')}
        </Text>
      )}
      {reading.known ? (
        <TillRemarks
          sales={reading}
          uncounted={mapping.roles.includes('returned') ? [] : returns.map((at) => headers[at] ?? '')}
        />
      ) : (
        <Alert color="saffron" mt="md" role="alert">
          {t(`lacking.${reading.reason}`)}
        </Alert>
      )}
    </section>
  )
}
