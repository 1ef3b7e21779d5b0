import { VisuallyHidden } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { usePrinting } from '#web/lib/browser/use-printing.ts'
import { useDragToReorder } from '#web/ui/dragging/use-drag-to-reorder.ts'
import { EntryRow } from '../product-entry/entry-row.tsx'
import { useIsBlank } from '../state/use-editor.ts'
import { useLineKeys } from '../state/use-line-keys.ts'
import { usePriceUnitWidth } from './line-figures.tsx'
import { LineRow } from './line-row.tsx'
import classes from './line-table.module.css'
import { TotalRow } from './total-row.tsx'
import { useCellKeys } from './use-cell-keys.ts'
import { useLineMoves } from './use-line-moves.ts'

/** Some columns need no word for who sees them. */
const HEADS = [
  { key: 'order', look: 'hidden' },
  { key: 'product', look: 'text' },
  { key: 'quantity', look: 'typed-figure' },
  { key: 'unit', look: 'hidden' },
  { key: 'wastage', look: 'typed-figure' },
  { key: 'unitPrice', look: 'price' },
  { key: 'cost', look: 'figure' },
  { key: 'share', look: 'share' },
  { key: 'actions', look: 'hidden' },
] as const

/** Pixels of a row, and of its part of what is above the table. */
const ROW_HEIGHT = 50

/**
 * The ingredients on a wide screen: a table that is typed in like a spreadsheet. Each line reads its own state and
 * is moved and dragged, so it is no `ShortTable`, which is given rows.
 */
export function LineTable() {
  const t = useTranslations('editor.table')
  const [announcement, announce] = useState('')
  const [isNew] = useState(useIsBlank())
  const keys = useLineKeys()
  const moves = useLineMoves(announce)
  const onKeyDown = useCellKeys(moves)
  const unitWidth = usePriceUnitWidth()
  const printing = usePrinting()
  const [isDragged, setDragged] = useState(false)
  const dragging = useDragToReorder({
    rows: '[data-line]',
    handle: '[data-handle]',
    onMove: (row, to) => moves.moveTo(row.dataset['line'] ?? '', to),
    onStart: () => flushSync(() => setDragged(true)),
    onEnd: () => setDragged(false),
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are those of the cells below
    <div
      className={classes.card}
      style={{ '--price-unit': unitWidth } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <table className={classes.table} aria-label={t('label')}>
        <thead className={classes.head}>
          <tr className={classes.headings}>
            {HEADS.map(({ key, look }) => (
              <th key={key} scope="col" data-look={look}>
                {look === 'hidden' ? <VisuallyHidden>{t(key)}</VisuallyHidden> : t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.body} {...dragging}>
          {keys.map((key, index) => (
            <LineRow
              key={key}
              lineKey={key}
              place={index + 1}
              startsWhole={index * ROW_HEIGHT < innerHeight || index === keys.length - 1}
              staysWhole={printing || isDragged}
              onRemove={moves.remove}
            />
          ))}
        </tbody>
      </table>
      <EntryRow takesFocus={isNew} />
      <TotalRow />
      <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
    </div>
  )
}
