import { useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_ORDER_LINES } from '#domain/orders/order.ts'
import { notifyUndo } from '#web/ui/notices.tsx'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { AddLine } from './add-line.tsx'
import { LineReceipt } from './line-receipt.tsx'
import { LineOffers } from './line-offers.tsx'
import classes from './order.module.css'
import type { TypedLine } from './typed-order.ts'
import { useColumnSteps } from './use-column-steps.ts'
import { useLineColumns } from './use-line-columns.tsx'
import { useTraceColumn } from './use-trace-column.tsx'
import type { TypingOrder } from './use-order.ts'

export interface OrderLinesProps {
  typing: TypingOrder
  /** Null once it is deleted: only free text is added then. */
  supplierId: string | null
  mayEdit: boolean
}

/** The lines, typed as in a spreadsheet; below them the search that adds one. */
export function OrderLines({ typing, supplierId, mayEdit }: OrderLinesProps) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const { order, stored, storedLine, autosave, type, choose, flush } = typing
  const { lines } = order
  const table = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  })
  const added = useRef<string | null>(null)
  const toSearch = useCallback(() => search.current?.focus(), [])
  useColumnSteps(table, toSearch)
  // A line that was added is counted next.
  useEffect(() => {
    const row = lines.findIndex(({ key }) => key === added.current)
    if (row < 0) return
    added.current = null
    focusPacks(table.current, row)
  }, [lines])

  const change = (line: TypedLine, facts: Partial<TypedLine>) =>
    type({ lines: latest.current.map((each) => (each.key === line.key ? { ...each, ...facts } : each)) })
  const remove = (line: TypedLine) => {
    const place = latest.current.findIndex(({ key }) => key === line.key)
    choose({ lines: latest.current.filter(({ key }) => key !== line.key) })
    notifyUndo(t('line.removed', { name: line.name }), c('undo'), () =>
      choose({ lines: latest.current.toSpliced(place, 0, line) }),
    )
  }
  const add = (line: TypedLine) => {
    const same = latest.current.findIndex(
      ({ supplierProductId }) => supplierProductId !== null && supplierProductId === line.supplierProductId,
    )
    if (same >= 0) return focusPacks(table.current, same)
    added.current = line.key
    choose({ lines: [...latest.current, line] })
  }
  const unsaved = Object.keys(autosave.unsaved).length > 0
  const below = ({ key }: TypedLine) => {
    const line = storedLine(key)
    if (line !== undefined && stored.state === 'received') return <LineReceipt line={line} />
    if (!mayEdit || line === undefined || line.supplierProductId === null || line.elsewhere === 0) return null
    return (
      <div>
        <LineOffers order={stored} line={line} unsaved={unsaved} />
      </div>
    )
  }
  const lineColumns = useLineColumns({ mayEdit, onChange: change, onLeave: flush, onRemove: remove, below })
  const traceColumn = useTraceColumn(storedLine)
  const columns = stored.receipt?.batchesSince === true ? [...lineColumns, traceColumn] : lineColumns
  return (
    <>
      <div ref={table}>
        {lines.length > 0 && (
          <ShortTable
            label={t('facts.lines')}
            className={classes.table}
            columns={columns}
            keyOf={({ key }) => key}
            rows={lines}
          />
        )}
      </div>
      {mayEdit && lines.length < MAX_ORDER_LINES && (
        <AddLine supplierId={supplierId} onAdd={add} inputRef={search} />
      )}
      {mayEdit && lines.length >= MAX_ORDER_LINES && (
        <p className="dimmed">{t('line.full', { count: MAX_ORDER_LINES })}</p>
      )}
    </>
  )
}

function focusPacks(table: HTMLElement | null, row: number): void {
  table?.querySelectorAll<HTMLInputElement>("[data-column='packs'] input")[row]?.focus()
}
