import type { Formula } from '../../tables/parse-formula.ts'
import type { CellPlace } from '../../tables/tab.ts'
import type { Found } from '../grid/found.ts'
import type { FoundCharge, FoundLine } from '../lines/found-line.ts'
import type { LineReason } from '../lines/line-reason.ts'
import type { ColumnReason } from '../roles/column-reason.ts'
import type { ReadColumns } from '../roles/read-columns.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { WrittenFacts } from './sheet-facts.ts'
import type { TitleTexts } from './title-texts.ts'

/** The layouts of sheets in workbooks. */
export type SheetLayout = 'table' | 'list-of-lines' | 'row-each' | 'column-each' | 'sizes'

/** A total of the file with its formula. */
export interface StatedTotal {
  found: Found<number>
  tree: Formula | null
  /** The portions that it is of, where its label says it: 12 of 'Coût 12 parts'. */
  of?: number
}

/** What the reading of a sheet leaves open, before its totals judge it. */
export type DraftReason =
  | ColumnReason
  | LineReason
  /**
   * Another count of guests beside the portions; null where what is added up seems to be for one. `written`: the one
   * text that both are read from.
   */
  | { reason: 'portions-unclear'; portions: Found<number>; other: Found<number> | null; written?: string }
  /** Columns by which the lines may be those of several dishes. */
  | { reason: 'dishes-unclear'; columns: number[]; heads: string[] }
  /** A total of the tab adds up the costs of several tables, of which this is one. */
  | { reason: 'part-of-total'; stated: Found<number> }
  /** What lines cost in one portion, and no prices. */
  | { reason: 'portion-costs-alone'; columns: number[] }
  /** Other texts that may be the title; none where the file has no title and its tab only a number. */
  | { reason: 'title-unclear'; others: Found<string>[] }
  | { reason: 'circular-reference'; cell: CellPlace }
  /** `currency`: as it is written, 'CHF'. */
  | { reason: 'other-currency'; currency: string }
  | { reason: 'prices-with-tax' }
  /** Apart from the other rows of its dish, in a table that is in the order of its dishes. */
  | { reason: 'rows-apart'; line: number }

/** A sheet as it was read from its cells, before other tables of the import complete it and its totals judge it. */
export interface SheetDraft extends Omit<WrittenFacts, 'titles'> {
  file: number
  layout: SheetLayout
  /** Left out where lines are not in columns. */
  columns?: ReadColumns
  title: Found<string>
  /** All texts that may be its title, and what is taken without one; left out where only one cell may be it. */
  titles?: { texts: TitleTexts; fallback: Found<string> }
  /** Which variant of the dish it is, where one table has several; `isFirst` of the first of them. */
  variant?: Found<string> & { isFirst: boolean }
  lines: FoundLine[]
  /** Figures beside labels: portions, prices, and what the file computed. */
  labelled: LabelledFigure[]
  totals: StatedTotal[]
  /** Left out where it has none. */
  charges?: FoundCharge[]
  /** What the reading of the lines left open. */
  reasons: DraftReason[]
  hasPicture: boolean
}
