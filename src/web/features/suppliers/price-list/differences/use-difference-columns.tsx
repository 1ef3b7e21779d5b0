import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import type { Column } from '#web/ui/table/column.ts'
import type { Difference, Option } from '../reading/compare-with-catalogue.ts'
import { DoubtMark } from '../doubt-mark.tsx'
import checks from '#web/ui/table/selection.module.css'
import { isTickableView, type View } from './kind-filter.tsx'
import { PriceMove } from './price-move.tsx'
import { SettleChoice } from './settle-choice.tsx'
import type { DifferenceTexts } from './use-difference-texts.ts'
import type { Ticks } from './use-ticks.ts'

export interface DifferenceLineProps {
  index: number
  difference: Difference
  ticked: boolean
  settled: Option | undefined
  texts: DifferenceTexts
  /** Beside differences of other kinds. */
  mixed: boolean
  onChoose: (index: number, extending: boolean) => void
  onSettle: (id: string, option: Option | null) => void
}

type TickProps = Pick<DifferenceLineProps, 'index' | 'difference' | 'ticked' | 'texts' | 'onChoose'>

/** Space ticks, Shift extends. */
export function Tick({ index, difference, ticked, texts, onChoose }: TickProps) {
  return (
    <input
      type="checkbox"
      className={checks.checkbox}
      aria-label={texts.tick(difference)}
      checked={ticked}
      onChange={({ nativeEvent }) =>
        onChoose(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

interface DifferenceColumnsProps {
  view: View
  ticks: Ticks
  texts: DifferenceTexts
}

/** The columns of a view: the old price and the new one, or a choice between several. */
export function useDifferenceColumns({ view, ticks, texts }: DifferenceColumnsProps): Column<Difference>[] {
  const t = useTranslations('priceList.differences')
  const { allTicked, toggleAll, settled, choose, settle } = ticks
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
        aside: (difference) => texts.told(difference) || null,
      },
      ...(view === 'unsettled'
        ? [
            {
              key: 'choice',
              head: t('columns.choice'),
              width: '51%',
              cell: (difference: Difference) => (
                <SettleChoice
                  difference={difference}
                  settled={settled.get(difference.id)}
                  texts={texts}
                  onSettle={settle}
                />
              ),
            },
          ]
        : priceColumns(t, texts, view === 'doubtful')),
    ],
    [t, texts, view, settled, settle],
  )
  const cell = useMemo(
    (): Column<Difference>['cell'] =>
      (difference, { index, selected }) => (
        <Tick index={index} difference={difference} ticked={selected} texts={texts} onChoose={choose} />
      ),
    [texts, choose],
  )
  if (!isTickableView(view)) return columns
  const head = (
    <input
      type="checkbox"
      className={checks.checkbox}
      aria-label={t('tickAll')}
      checked={allTicked}
      onChange={toggleAll}
    />
  )
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
