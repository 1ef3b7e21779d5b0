import { Checkbox } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { useRowClicks } from '../../catalogue/rows/use-row-clicks.ts'
import type { Difference } from '../reading/compare-with-catalogue.ts'
import { DifferenceCard } from './difference-card.tsx'
import classes from './differences.module.css'
import { Disagreement } from './disagreement.tsx'
import { isTickableView, type View } from './kind-filter.tsx'
import { useDifferenceColumns } from './use-difference-columns.tsx'
import { useDifferenceTexts } from './use-difference-texts.ts'
import type { Ticks } from './use-ticks.ts'

/** A disagreement has a separate line. */
const LINE = 30
const rowsOf = ({ disagreement }: Difference) => (disagreement === null ? 1 : 2)
const extraOf = ({ disagreement }: Difference) => (disagreement === null ? 0 : LINE)

export interface DifferenceRowsProps {
  view: View
  shown: readonly Difference[]
  ticks: Ticks
}

/** The differences of one view, however many; a table, and on a phone one card each. */
export function DifferenceRows({ view, shown, ticks }: DifferenceRowsProps) {
  const t = useTranslations('priceList.differences')
  const texts = useDifferenceTexts()
  const phone = usePhone()
  const list = useRef<HTMLDivElement>(null)
  const tickable = isTickableView(view)
  useRowClicks(list, (index, extending) => {
    if (tickable) ticks.choose(index, extending)
  })
  const rows = useMemo((): PagedRows<Difference> => {
    const none = () => undefined
    return {
      items: [...shown],
      total: shown.length,
      canLoadMore: false,
      loadMore: none,
      moreFailed: false,
      stale: false,
    }
  }, [shown])
  const columns = useDifferenceColumns({ view, ticks, texts })
  const line = (difference: Difference, index: number) => ({
    index,
    difference,
    texts,
    mixed: view === 'doubtful',
    ticked: ticks.ids.has(difference.id),
    settled: ticks.settled.get(difference.id),
    onChoose: ticks.choose,
    onSettle: ticks.settle,
  })
  return (
    <div ref={list}>
      {phone ? (
        <>
          {tickable && (
            <Checkbox
              mb="sm"
              pl={14}
              label={t('tickAll')}
              checked={ticks.allTicked}
              onChange={ticks.toggleAll}
            />
          )}
          <LongList rows={rows} extraOf={extraOf}>
            {(difference, index) => <DifferenceCard key={difference.id} {...line(difference, index)} />}
          </LongList>
        </>
      ) : (
        <LongTable
          rows={rows}
          columns={columns}
          rowsOf={rowsOf}
          arrowTarget={view === 'unsettled' ? 'select' : 'input'}
          onArrow={tickable ? ticks.step : undefined}
          isSelected={({ id }) => ticks.ids.has(id)}
          renderBelow={({ disagreement }, index) =>
            disagreement !== null && (
              <tr className={classes.disagreement} data-index={index}>
                <td colSpan={columns.length}>
                  <Disagreement check={disagreement} texts={texts} />
                </td>
              </tr>
            )
          }
        />
      )}
    </div>
  )
}
