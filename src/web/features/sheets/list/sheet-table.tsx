import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import { RefusedCards, RefusedCells } from '#web/ui/cells/refused-cells.tsx'
import { useCellColumns } from '#web/ui/cells/use-cell-columns.tsx'
import { useCellKeys } from '#web/ui/cells/use-cell-keys.ts'
import { useRefusals, useUnsavedCells } from '#web/ui/cells/use-refusals.ts'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import type { SheetSort } from '../sheet-search.ts'
import { DeleteConfirmation } from './delete-confirmation.tsx'
import type { SheetListProps } from './sheet-grid.tsx'
import { ROW_HEIGHT, SheetLine } from './sheet-line.tsx'
import classes from './sheet-table.module.css'
import { useSheetColumns } from './use-sheet-columns.tsx'
import { useCellTexts, useSheetCells } from './use-sheet-cells.ts'

export interface SheetTableProps extends SheetListProps {
  sort: SheetSort
  onSort: (sort: SheetSort) => void
}

/** Rows that the question of a deletion takes, with what it says. */
const QUESTION_ROWS = 2

/** The sheets as rows, whose category and price are edited in their cells; on a phone one line each. */
export function SheetTable(props: SheetTableProps) {
  const { rows, settings, shared, actions, stateOf, sort, onSort } = props
  const t = useTranslations('sheets')
  const narrow = useTablet()
  const list = useRef<HTMLDivElement>(null)
  const texts = useCellTexts()
  const cells = useSheetCells()
  useCellKeys(list, rows.items, cells)
  const refusals = useRefusals(cells)
  const columns = useCellColumns(useSheetColumns({ settings, actions, shared }), cells, texts)
  const rowsOf = useCallback(
    (sheet: TechSheetSummary) =>
      1 + (refusals.get(sheet.id)?.length ?? 0) + (stateOf(sheet) === 'idle' ? 0 : QUESTION_ROWS),
    [refusals, stateOf],
  )
  const question = (sheet: TechSheetSummary) =>
    stateOf(sheet) !== 'idle' && (
      <DeleteConfirmation
        sheetId={sheet.id}
        question={t('deletion.short')}
        busy={stateOf(sheet) === 'busy'}
        onConfirm={() => actions.confirm(sheet.id)}
        onCancel={() => actions.cancel(sheet.id)}
      />
    )
  return (
    <div ref={list}>
      {narrow ? (
        <>
          <RefusedCards cells={cells} texts={texts} />
          <LongList rows={rows} cardHeight={ROW_HEIGHT}>
            {(sheet, index, measure) => (
              <SheetLine
                key={sheet.id}
                measure={measure}
                index={index}
                total={rows.total}
                sheet={sheet}
                settings={settings}
                shared={shared}
                actions={actions}
              >
                {question(sheet)}
              </SheetLine>
            )}
          </LongList>
        </>
      ) : (
        <LongTable
          label={t('table.label')}
          rows={rows}
          columns={columns}
          sort={sort}
          onSort={onSort}
          rowsOf={rowsOf}
          arrowTarget="a"
          renderBelow={(sheet, index) => (
            <>
              <RefusedCells
                index={index}
                span={columns.length}
                refused={refusals.get(sheet.id) ?? []}
                cells={cells}
                texts={texts}
              />
              {stateOf(sheet) !== 'idle' && (
                <tr className={classes.question} data-index={index}>
                  <td colSpan={columns.length} aria-readonly>
                    {question(sheet)}
                  </td>
                </tr>
              )}
            </>
          )}
        />
      )}
      <UnsavedChangesGuard dirty={useUnsavedCells(cells)} />
    </div>
  )
}
