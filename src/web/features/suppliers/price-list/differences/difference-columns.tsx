import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { isTickable } from '../reading/compare-with-catalogue.ts'
import type { Difference } from '../reading/compare-with-catalogue.ts'
import { DoubtMark } from '#web/entities/import-flow/doubt-mark.tsx'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'
import { ChooseAllBox } from '#web/ui/table/choose-all-box.tsx'
import type { PlanColumnsProps, PlanFilter } from '#web/entities/import-flow/plan/plan-view.ts'
import { PriceMove } from './price-move.tsx'
import { ResolveChoice } from './resolve-choice.tsx'
import type { DifferenceTexts } from './use-difference-texts.ts'
import type { Ticks } from '#web/entities/import-flow/plan/use-ticks.ts'
import type { ListImport } from '../reading/list-reader.ts'
import { useDifferenceTexts } from './use-difference-texts.ts'

interface TickProps {
  index: number
  difference: Difference
  ticked: boolean
  texts: DifferenceTexts
  onChoose: (index: number, extending: boolean) => void
}

/** Space ticks, Shift extends. */
export function Tick({ index, difference, ticked, texts, onChoose }: TickProps) {
  return (
    <ChoiceBox
      label={texts.tick(difference)}
      checked={ticked}
      onChoose={(extending) => onChoose(index, extending)}
    />
  )
}

/** Gives the columns of a view. */
export function DifferenceColumns({ view, ticks, children }: PlanColumnsProps<ListImport>) {
  return children(useDifferenceColumns(view, ticks))
}

/** The columns of a view: the old price and the new one, or a choice between several. */
function useDifferenceColumns(view: PlanFilter<ListImport>, ticks: Ticks<ListImport>): Column<Difference>[] {
  const texts = useDifferenceTexts()
  const t = useTranslations('priceList.differences')
  const { allTicked, toggleAll, resolved, choose, resolve } = ticks
  const columns = useMemo(
    (): Column<Difference>[] => [
      {
        key: 'product',
        head: t('columns.product'),
        text: ({ name, brand }) => [name, brand].filter(Boolean).join(' · '),
        cell: ({ name, brand }) => (
          <>
            <b>{name}</b>
            {brand !== null && <span> {brand}</span>}
          </>
        ),
        aside: (difference) => texts.details(difference) || null,
      },
      ...(view === 'unresolved'
        ? [
            {
              key: 'choice',
              head: t('columns.choice'),
              width: '51%',
              cell: (difference: Difference) => (
                <ResolveChoice
                  difference={difference}
                  resolved={resolved.get(difference.id)}
                  texts={texts}
                  onResolve={resolve}
                />
              ),
            },
          ]
        : priceColumns(t, texts, view === 'doubtful')),
    ],
    [t, texts, view, resolved, resolve],
  )
  const cell = useMemo(
    (): Column<Difference>['cell'] =>
      (difference, { index, selected }) => (
        <Tick index={index} difference={difference} ticked={selected} texts={texts} onChoose={choose} />
      ),
    [texts, choose],
  )
  if (view !== 'doubtful' && !isTickable(view)) return columns
  const head = <ChooseAllBox label={t('tickAll')} all={allTicked} some={false} onToggle={toggleAll} />
  return [{ key: 'tick', head, width: '46px', cell }, ...columns]
}

type Texts = ReturnType<typeof useTranslations<'priceList.differences'>>

function priceColumns(t: Texts, texts: DifferenceTexts, mixed: boolean): Column<Difference>[] {
  return [
    {
      key: 'before',
      head: t('columns.before'),
      width: '15%',
      end: true,
      cell: (difference) => <span className="dimmed">{texts.before(difference)}</span>,
    },
    {
      key: 'after',
      head: t('columns.after'),
      width: '18%',
      end: true,
      cell: (difference) => (
        <>
          <DoubtMark reasons={texts.doubts(difference)} />{' '}
          <UnitPrice product={difference} texts={texts.product} />
        </>
      ),
    },
    {
      key: 'difference',
      head: t('columns.difference'),
      width: '18%',
      cell: (difference) => <PriceMove difference={difference} texts={texts} mixed={mixed} />,
    },
  ]
}
