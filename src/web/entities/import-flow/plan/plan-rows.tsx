import { Checkbox } from '@mantine/core'
import { useMemo, useRef } from 'react'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useRowClicks } from '#web/lib/selection/use-row-clicks.ts'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { useImportTexts } from '../import-texts.ts'
import type { ImportTypes } from '../import-types.ts'
import type { PlanFilter, PlanView } from './plan-view.ts'
import type { Ticks } from './use-ticks.ts'

export interface PlanRowsProps<Types extends ImportTypes> {
  plan: PlanView<Types>
  view: PlanFilter<Types>
  shown: readonly Types['line'][]
  ticks: Ticks<Types>
}

/** The lines of one view, however many; a table, and on a phone one card each. */
export function PlanRows<Types extends ImportTypes>({ plan, view, shown, ticks }: PlanRowsProps<Types>) {
  const { t } = useImportTexts()
  const phone = usePhone()
  const list = useRef<HTMLDivElement>(null)
  const tickable = view === 'doubtful' || plan.isTickable(view)
  useRowClicks(list, (index, extending) => {
    if (tickable) ticks.choose(index, extending)
  })
  const rows = useMemo((): PagedRows<Types['line']> => {
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
  const { Card, WithColumns, second } = plan
  const hasSecond = (line: Types['line']) => second?.isThere(line) === true
  return (
    <div ref={list}>
      {phone ? (
        <>
          {tickable && (
            <Checkbox
              mb="sm"
              pl={14}
              label={t('differences.tickAll')}
              checked={ticks.allTicked}
              onChange={ticks.toggleAll}
            />
          )}
          <LongList rows={rows} extraOf={(line) => (hasSecond(line) ? (second?.height ?? 0) : 0)}>
            {(line, index) => (
              <Card
                key={line.id}
                index={index}
                line={line}
                mixed={view === 'doubtful'}
                ticked={ticks.ids.has(line.id)}
                resolved={ticks.resolved.get(line.id)}
                onChoose={ticks.choose}
                onResolve={ticks.resolve}
              />
            )}
          </LongList>
        </>
      ) : (
        <WithColumns view={view} ticks={ticks}>
          {(columns) => (
            <LongTable
              rows={rows}
              columns={columns}
              rowsOf={(line) => (hasSecond(line) ? 2 : 1)}
              arrowTarget={plan.hasChoices(view) ? 'select' : 'input'}
              onArrow={tickable ? ticks.step : undefined}
              isSelected={({ id }) => ticks.ids.has(id)}
              renderBelow={(line, index) =>
                second !== undefined &&
                hasSecond(line) && <second.Row line={line} index={index} columns={columns.length} />
              }
            />
          )}
        </WithColumns>
      )}
    </div>
  )
}
