import type { ComponentType, ReactNode } from 'react'
import type { Column } from '#web/ui/table/column.ts'
import type { ImportTypes } from '../import-types.ts'
import type { Ticks } from './use-ticks.ts'

/** The kind of the lines that are shown, or `doubtful`: those of any kind that are to be checked. */
export type PlanFilter<Types extends ImportTypes> = Types['line']['kind'] | 'doubtful'

/** What is drawn of a line of the plan. */
export interface PlanCardProps<Types extends ImportTypes> {
  index: number
  line: Types['line']
  ticked: boolean
  resolved: Types['choice'] | undefined
  /** Beside lines of other kinds. */
  mixed: boolean
  onChoose: (index: number, extending: boolean) => void
  onResolve: (id: string, choice: Types['choice'] | null) => void
}

export interface PlanColumnsProps<Types extends ImportTypes> {
  view: PlanFilter<Types>
  ticks: Ticks<Types>
  children: (columns: Column<Types['line']>[]) => ReactNode
}

export interface PlanSummaryProps<Types extends ImportTypes> {
  outcome: Types['outcome']
  onConfirm: (options: Types['options']) => void
  /** Leads to the lines that are to be checked; left out where they are shown. */
  onShowDoubtful?: (() => void) | undefined
}

/** What the plan of an import shows and does. */
export interface PlanView<Types extends ImportTypes> {
  /** In the order that they are looked at. */
  kinds: readonly Types['line']['kind'][]
  /** Whether the user decides on such a line. */
  isTickable: (kind: Types['line']['kind']) => boolean
  /** Whether such a line is taken unless the user decides otherwise. */
  isTaken: (kind: Types['line']['kind']) => boolean
  /** Of the lines to be checked, the most urgent first. */
  byUrgency: (one: Types['line'], other: Types['line']) => number
  /** What a search finds a line by. */
  searchText: (line: Types['line']) => string
  /** Gives the columns of the lines of a view. */
  WithColumns: ComponentType<PlanColumnsProps<Types>>
  /** Whether the lines of a kind have a choice to make. */
  hasChoices: (view: PlanFilter<Types>) => boolean
  Card: ComponentType<PlanCardProps<Types>>
  /** A second line of a line: whether it has one, how high it is on a card, in pixels, and what it is. */
  second?: {
    isThere: (line: Types['line']) => boolean
    height: number
    Row: ComponentType<{ line: Types['line']; index: number; columns: number }>
  }
  outcomeOf: (
    lines: readonly Types['line'][],
    ticks: Pick<Ticks<Types>, 'ids' | 'resolved'>,
  ) => Types['outcome']
  Summary: ComponentType<PlanSummaryProps<Types>>
}
