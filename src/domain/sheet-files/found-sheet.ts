import type { CountedWord } from '../imports/counted-words.ts'
import type { Unit } from '../quantity/unit.ts'
import type { CellPlace } from '../tables/tab.ts'
import type { ReadColumns } from './column-roles.ts'

/** A fact and the cell that it was read from. */
export interface Found<Value> {
  value: Value
  cell: CellPlace
  /** The place of its file in the import, where that is not the sheet's own. */
  file?: number
}

/** What one of a quantity or of a price is: a unit, or a word that counts ('gousse'). */
export type LineMeasure = Unit | CountedWord

/**
 * How a line is costed.
 * - `quantity`: a quantity × a price
 * - `qs`: 'PM', 'QS': printed, costs nothing
 * - `forfait`: an amount for the whole sheet, in EUR
 * - `forfait-percent`: percent of what the other lines cost
 */
type FoundCosting = 'quantity' | 'qs' | 'forfait' | 'forfait-percent'

export interface FoundLine {
  name: Found<string>
  costing: FoundCosting
  /** In `unit`: what the line is costed by, before its loss where `lossPercent` is not null. */
  quantity: Found<number> | null
  unit: LineMeasure | null
  /** Percent that `quantity` loses; null where the file charges none, or `quantity` is gross. */
  lossPercent: Found<number> | null
  /** Percent of a gross `quantity` that is lost: its cost is that of all of it. */
  grossLoss?: Found<number>
  /** A loss of the file that its costs do not charge, in its words. */
  lossNoted?: string
  /** What is left of a gross `quantity`, in `unit`. */
  netQuantity: Found<number> | null
  /** Per `priceUnit`, as the file has it: net of VAT unless `withTax` of the sheet. */
  price: Found<number> | null
  priceUnit: LineMeasure | null
  /** The amount of a forfait, or its percent. */
  forfait: Found<number> | null
  /** The file's own cost of the line. */
  statedCost: Found<number> | null
  /** Unrounded, from quantity, price and loss; null while one of them is not known. */
  cost: number | null
  note: string | null
  /** The heading of the rows above: a family, or a part of the dish. */
  section: string | null
  /** Another sheet of the same import with this title: its place in the list of sheets. */
  preparation: number | null
  /** The place of a sheet with this title that the line may be or not, as its price says neither: the user does. */
  preparationAsked?: number
  hidden: boolean
}

/** Work, energy, overheads and other costs that are no material, which a sheet of Gramme does not count. */
export interface FoundCharge {
  name: Found<string>
  /** EUR of the whole sheet. */
  amount: Found<number> | null
  /** A share of the cost, where the file has no amount. */
  percent: number | null
}

/** A figure of the file that the lines must reproduce; what is a share is in percent. */
export type StatedFigure =
  | 'total'
  | 'total-ttc'
  | 'portion-cost'
  | 'coefficient'
  | 'margin'
  | 'margin-percent'
  | 'cost-percent'
  | 'price-ttc'
  | 'vat'
  | 'net-quantity'

/** What keeps a sheet from being exact; lines are places in its list of lines. */
export type SheetReason =
  | { reason: 'name-missing' | 'price-missing' | 'quantity-missing'; line: number }
  /** `written`: as the file has it, where that says more than the figure and the unit that were read. */
  | { reason: 'unit-missing' | 'quantity-unclear' | 'price-unclear'; line: number; written?: string }
  /** A share or a percentage, in a column that has both. */
  | { reason: 'loss-unclear'; line: number; written: string }
  /** A loss or yield beside quantities of which nothing says whether they are before it or after it. */
  | { reason: 'loss-unproven'; columns: number[]; heads: string[] }
  | { reason: 'units-unrelated'; line: number; unit: LineMeasure; priceUnit: LineMeasure }
  | { reason: 'price-unit-unknown'; line: number }
  | { reason: 'line-cost-differs'; line: number; computed: number; stated: Found<number> }
  /** `perPortion` is null where the portions are not known; `oneOf`: only one of the lines, which cost the same. */
  | {
      reason: 'total-leaves-out-lines'
      lines: number[]
      oneOf: boolean
      amount: number
      perPortion: number | null
      stated: Found<number>
    }
  | { reason: 'total-counts-twice'; amount: number; stated: Found<number> }
  | { reason: 'figure-differs'; figure: StatedFigure; computed: number; stated: Found<number> }
  | {
      reason:
        | 'pack-price-as-unit-price'
        | 'grams-for-kilos'
        | 'price-unlike-others'
        | 'price-unlikely'
        | 'quantity-unlikely'
      line: number
    }
  /** The cost of a portion is there, and no number of portions; `likely` is the only one that fits. */
  | { reason: 'portions-missing'; likely: number | null; stated: Found<number> }
  /**
   * Another count of guests beside the portions; null where what is added up seems to be for one. `written`: the one
   * text that both are read from.
   */
  | { reason: 'portions-unclear'; portions: Found<number>; other: Found<number> | null; written?: string }
  /** A selling price of a kilo or a litre, of which the file does not say how many the sheet gives; it is not taken. */
  | { reason: 'price-of-measure'; stated: Found<number> }
  | { reason: 'several-readings'; columns: number[] }
  /** A total of the tab adds up the costs of several tables, of which this is one. */
  | { reason: 'part-of-total'; stated: Found<number> }
  /** Quantities or costs of another variant of the dish, which are not read. */
  | { reason: 'columns-unread'; columns: number[]; heads: string[] }
  /** What lines cost in one portion, and no prices. */
  | { reason: 'portion-costs-alone'; columns: number[] }
  /** Figures of the file that count costs which are no material. */
  | { reason: 'charges-left'; charges: FoundCharge[] }
  /** Other texts that may be the title; none where the file has no title and its tab only a number. */
  | { reason: 'title-unclear'; others: Found<string>[] }
  /** Another sheet of the tab has the same title, in this cell. */
  | { reason: 'title-twice'; other: Found<string> }
  /** More lines than a sheet holds, of which the first are read: how many there are. */
  | { reason: 'lines-too-many'; count: number }
  | { reason: 'value-unknown' | 'circular-reference'; cell: CellPlace }
  /** `currency`: as it is written, 'CHF'. */
  | { reason: 'other-currency'; currency: string }
  | { reason: 'prices-with-tax' | 'total-missing' | 'prices-missing' | 'lines-missing' }
  /** Apart from the other rows of its dish, in a table that is in the order of its dishes. */
  | { reason: 'rows-apart'; line: number }
  /** Read as a product that is bought, or as the sheet of that title, which costs `unitCost` EUR by the line's unit. */
  | { reason: 'maybe-preparation'; line: number }
  | { reason: 'maybe-bought'; line: number; unitCost: number }
  /** Titles from the sheet to itself. */
  | { reason: 'preparation-circle'; path: string[] }

/**
 * `exact`: recomputed from its lines, the sheet costs what the file says, to the cent, and so does each figure that the
 * file draws from it. Without a total of the file nothing proves the reading, however plausible it is.
 */
type SheetVerdict = { exact: true; proofs: Found<StatedFigure>[] } | { exact: false; reasons: SheetReason[] }

interface SheetFacts {
  title: Found<string>
  category: Found<string> | null
  portions: Found<number> | null
  /** Words of the file that its portions are computed from: '2 moules de 8 parts'. */
  portionsWords?: Found<string>
  /** The portions that the file serves, where its lines are for one of them. */
  served?: Found<number>
  /** What it gives, in `unit`: a weight or a volume. */
  yield: (Found<number> & { unit: LineMeasure }) | null
  /** EUR of a portion or of the whole sheet, as `priceFor` says. */
  priceHt: Found<number> | null
  priceTtc: Found<number> | null
  /** The only selling price, of which the file does not say whether VAT is in it. */
  priceUnsaid?: Found<number>
  priceFor: 'portion' | 'sheet'
  /** Words of the file for a price that is not of one portion: 'PV HT/kg 13,81 €'. */
  priceWords?: Found<string>
  /** Percent. */
  vat: Found<number> | null
  coefficient: Found<number> | null
  steps: Found<string>[]
  /** What the file says of them, in its own words: of traces, of none, of others than the fourteen too. */
  allergens: Found<string> | null
  notes: Found<string>[]
}

/** The layouts of sheets in workbooks. */
export type SheetLayout = 'table' | 'list-of-lines' | 'row-each' | 'column-each' | 'sizes'

export interface FoundSheet extends SheetFacts {
  /** The place of its file in the import. */
  file: number
  layout: SheetLayout
  /** The columns of its lines; null where they are not in columns of one table. */
  columns: ReadColumns | null
  lines: FoundLine[]
  /** The file's own total cost. */
  total: Found<number> | null
  portionCost: Found<number> | null
  /** Costs beside the materials; left out where there are none. */
  charges?: FoundCharge[]
  /** Of all lines, unrounded; null while a line has no cost. */
  cost: number | null
  hasPicture: boolean
  verdict: SheetVerdict
}

/**
 * What a tab is. Refused by name are `free-layout`, which seems to have recipes and no layout that is read; `matrix`,
 * dishes and ingredients with figures without units; and `too-large`, which is not looked through. `other-paper` is an
 * inventory, an order or another list with the columns of a sheet.
 */
export type TabOutcome =
  | 'sheets'
  | 'products'
  | 'dishes'
  | 'free-layout'
  | 'matrix'
  | 'other'
  | 'other-paper'
  | 'empty'
  | 'too-large'

export interface FoundTab {
  file: number
  tab: number
  name: string
  outcome: TabOutcome
  /** Whether the workbook hides it. */
  hidden?: true
}
