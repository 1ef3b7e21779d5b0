import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Editing, useCellState } from './cell-states.ts'
import classes from './edited-cell.module.css'
import type { Cells } from './use-cells.ts'
import type { CellTexts } from './use-save-cell.ts'

export interface EditedCellProps<Of extends Editing> {
  row: Of['row']
  fact: Of['fact']
  cells: Cells<Of>
  texts: CellTexts<Of>
  /** The cell as it is stored. */
  children: ReactNode
}

/** A cell that is edited in the table: what is stored, what is typed, or what is being saved or was refused. */
export function EditedCell<Of extends Editing>({ row, fact, cells, texts, children }: EditedCellProps<Of>) {
  const t = useTranslations('cells')
  const state = useCellState(cells.states, row.id, fact)
  if (state === undefined) return children
  if (state.is === 'editing') {
    const { field: Field } = cells.facts[fact]
    const { opened, draft } = state
    return (
      <Field
        label={texts.name(fact, row)}
        draft={draft}
        onCommit={(change) => cells.commit(fact, opened, change)}
        onGiveUp={() => cells.giveUp(row.id, fact)}
      />
    )
  }
  return (
    <span className={classes[state.is]}>
      {state.is === 'refused' && <IconAlertTriangle size={15} aria-hidden className={classes.icon} />}
      {texts.value(fact, state.draft)}
      <VisuallyHidden> ({t(state.is)})</VisuallyHidden>
    </span>
  )
}
