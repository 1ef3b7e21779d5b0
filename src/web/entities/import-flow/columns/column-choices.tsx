import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes, TableProposal } from '../import-types.ts'
import type { ImportView } from '../import-view.ts'
import classes from './column-choices.module.css'

/** Cells of the file that are shown under a column's name. */
const EXAMPLES = 3

export interface ColumnChoicesProps<Types extends ImportTypes> {
  view: Pick<ImportView<Types>, 'roles' | 'sharedRoles' | 'noRole' | 'partsOf'>
  head: readonly string[][]
  proposal: TableProposal<Types['mapping']>
  mapping: Types['mapping']
  onMapping: (mapping: Types['mapping']) => void
}

/** What each column of the file holds: the proposal, and a choice. */
export function ColumnChoices<Types extends ImportTypes>(props: ColumnChoicesProps<Types>) {
  const { view, head, proposal, mapping, onMapping } = props
  const { t, tableFile, roleText } = useImportTexts()
  const options = view.roles.map((role) => ({ value: role, label: roleText(role) }))
  const { header, roles } = mapping
  const below = head.slice(header === null ? 0 : header.row + header.height)

  const parts = view.partsOf(proposal.columns.map((column) => column.role))
  const choose = (at: number, role: string) => {
    // A role that one column alone of a list can have leaves the column that had it.
    const { from, to } = parts.find((part) => at < part.to) ?? { from: 0, to: roles.length }
    const freed = roles.map((other, place) =>
      other === role && !view.sharedRoles.has(role) && place >= from && place < to ? view.noRole : other,
    )
    onMapping({ ...mapping, roles: freed.with(at, role) })
  }

  return (
    <ul className={classes.columns}>
      {roles.map((role, at) => {
        const column = proposal.columns[at]
        const cells = below.map((row) => row[at] ?? '').filter((cell) => cell !== '')
        if (cells.length === 0 && (column?.header ?? '') === '') return null
        const name = column?.header || tableFile('nameless', { letter: columnLetter(at) })
        const unsure = column?.sure === false && column.role === role
        return (
          // A column is identified by its index.
          <li key={at} className={classes.column} data-ignored={role === view.noRole || undefined}>
            <div className={classes.name} title={name}>
              <span className={classes.header}>{name}</span>
              {unsure && (
                <span className={classes.unsure}>
                  <IconAlertTriangle size={14} aria-hidden /> {t('columns.unsure')}
                </span>
              )}
            </div>
            <div className={classes.examples} title={cells.slice(0, EXAMPLES).join(' · ')}>
              {cells.slice(0, EXAMPLES).join(' · ')}
            </div>
            <NativeSelect
              size="sm"
              aria-label={t('columns.role', { header: name })}
              data={options}
              value={role}
              onChange={(event) => {
                const chosen = view.roles.find((one) => one === event.currentTarget.value)
                if (chosen) choose(at, chosen)
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
