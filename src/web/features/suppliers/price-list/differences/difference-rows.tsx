import { Checkbox } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { LongList } from '#web/ui/long-table/long-list.tsx'
import table from '#web/ui/long-table/long-table.module.css'
import { LongTable } from '#web/ui/long-table/long-table.tsx'
import checks from '../../catalogue/rows/rows.module.css'
import { useRowClicks } from '../../catalogue/rows/use-row-clicks.ts'
import type { Difference } from '../reading/compare-with-catalogue.ts'
import { DifferenceCard } from './difference-card.tsx'
import { DifferenceRow } from './difference-row.tsx'
import { isTickableView, type View } from './kind-filter.tsx'
import { useDifferenceTexts } from './use-difference-texts.ts'
import type { Ticks } from './use-ticks.ts'

const WIDTHS = [undefined, '15%', '18%', '18%']
const WIDTHS_WITH_TICK = ['46px', ...WIDTHS]
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
          rowsOf={rowsOf}
          widths={tickable ? WIDTHS_WITH_TICK : WIDTHS}
          arrowTarget={view === 'unsettled' ? 'select' : 'input'}
          onArrow={tickable ? ticks.step : undefined}
          head={
            <>
              {tickable && (
                <th scope="col">
                  <input
                    type="checkbox"
                    className={checks.checkbox}
                    aria-label={t('tickAll')}
                    checked={ticks.allTicked}
                    onChange={ticks.toggleAll}
                  />
                </th>
              )}
              <th scope="col">{t('columns.product')}</th>
              {view === 'unsettled' ? (
                <th scope="colgroup" colSpan={3}>
                  {t('columns.choice')}
                </th>
              ) : (
                <>
                  <th scope="col" className={table.end}>
                    {t('columns.before')}
                  </th>
                  <th scope="col" className={table.end}>
                    {t('columns.after')}
                  </th>
                  <th scope="col">{t('columns.difference')}</th>
                </>
              )}
            </>
          }
        >
          {(difference, index) => <DifferenceRow key={difference.id} {...line(difference, index)} />}
        </LongTable>
      )}
    </div>
  )
}
