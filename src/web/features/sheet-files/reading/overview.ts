import type { FoundSheets } from '#domain/sheet-files/verdict/join-files.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import { TAB_PAPERS } from '#domain/sheet-files/sheet/found-tab.ts'
import type { FoundTab } from '#domain/sheet-files/sheet/found-tab.ts'
import { currencyOf } from '#domain/sheet-files/verdict/other-currency.ts'
import { categoryOfTitle, sheetCategoryOf } from '#domain/sheet-files/sheet/sheet-category-of.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { FoundPhotos } from './found-photos.ts'
import { shownReasons } from './shown-reasons.ts'
import type { ShownReason } from './shown-reasons.ts'

/** `unproven`: read without a doubt, and the file has no total that could prove it. */
export type Verdict = 'exact' | 'unproven' | 'doubtful'

/** A found sheet as the list shows it. */
export interface SheetSummary {
  /** The same after another reading of the same files. */
  id: string
  /** Its place among the found sheets. */
  at: number
  file: number
  tab: number
  title: string
  /** Whether its tab is hidden in the workbook: then it is left out until the user chooses it. */
  hidden: boolean
  /** That the file's own word means; null without one, or for a word of another meaning. */
  category: SheetCategory | null
  /** The file's own word. */
  fileCategory: string | null
  lines: number
  portions: number | null
  /** EUR, of the file. */
  total: number | null
  portionCost: number | null
  /** EUR, recomputed from the lines; null while one of them has no cost. Once it is known, what the sheet will cost in the account. */
  cost: number | null
  /** Whether a line will have no cost in the account. */
  isPartial?: boolean
  /** Of its amounts, as it is written; null for the euro. */
  currency: string | null
  verdict: Verdict
  /** Whether it has a selling price, whose figures may depend on the portions. */
  isSold: boolean
  /** The first of them, and those that the user can answer. */
  reasons: ShownReason[]
  moreReasons: number
  /** Reasons that other sheets of the import give, and not its file. */
  added?: ShownReason[]
  /** Whether the account has it as it is in the file: then nothing about it is to be decided or looked at. */
  unchanged?: boolean
}

/** What a tab without a sheet is refused as: it seems to hold some. */
const REFUSED = ['free-layout', 'matrix', 'too-large'] as const
/** What other tabs without a sheet are. */
const OTHERS = ['products', 'dishes', 'other', ...TAB_PAPERS, 'empty'] as const
type TabWithout<Outcome> = Pick<FoundTab, 'file' | 'tab' | 'name' | 'hidden'> & { outcome: Outcome }

/** A tab that seems to hold a sheet and was not read as one. */
export type UnreadTab = TabWithout<(typeof REFUSED)[number]>

/** A tab that holds something else, or nothing. */
export type OtherTab = TabWithout<(typeof OTHERS)[number]>

/** What was found in the files of an import. */
export interface Overview {
  sheets: SheetSummary[]
  unread: UnreadTab[]
  others: OtherTab[]
  photos: {
    /** Ids of the sheets that have one. */
    sheets: string[]
    /** Pictures of the files that no sheet can take. */
    leftOut: number
  }
}

/** Reasons of a sheet in the list, at most. */
export const SHOWN_REASONS = 2
/** What the user can answer: once it is, it is no reason any more. */
const ANSWERABLE: readonly ShownReason['reason'][] = [
  'title-unclear',
  'title-twice',
  'portions-unclear',
  'maybe-preparation',
  'maybe-bought',
]

export function overviewOf({ sheets, tabs }: FoundSheets, { ofSheets, leftOut }: FoundPhotos): Overview {
  const ids = sheetIds(sheets)
  const hidden = new Set(tabs.flatMap((tab) => (tab.hidden === true ? placeOfTab(tab) : [])))
  return {
    sheets: sheets.map((sheet, at) => summaryOf(sheet, ids[at] ?? '', at, hidden.has(placeOf(sheet)))),
    unread: tabsOf(tabs, REFUSED),
    others: tabsOf(tabs, OTHERS),
    photos: { sheets: ids.filter((_, at) => (ofSheets[at] ?? null) !== null), leftOut },
  }
}

const placeOfTab = ({ file, tab }: Pick<FoundTab, 'file' | 'tab'>) => `${String(file)}-${String(tab)}`
const placeOf = ({ file, title }: FoundSheet) => placeOfTab({ file, tab: title.cell.tab })

function tabsOf<Outcome extends string>(
  tabs: readonly FoundTab[],
  outcomes: readonly Outcome[],
): TabWithout<Outcome>[] {
  return tabs.flatMap(({ outcome, ...tab }) => {
    const own = outcomes.find((one) => one === outcome)
    return own === undefined ? [] : [{ ...tab, outcome: own }]
  })
}

/** By the cell of its title: sheets of one cell are distinguished by their order. */
export function sheetIds(sheets: readonly FoundSheet[]): string[] {
  const times = new Map<string, number>()
  return sheets.map(({ file, title: { cell } }) => {
    const place = [file, cell.tab, cell.row, cell.column].join('-')
    const before = times.get(place) ?? 0
    times.set(place, before + 1)
    return before === 0 ? place : `${place}-${String(before)}`
  })
}

function verdictOf({ verdict }: Pick<FoundSheet, 'verdict'>): Verdict {
  if (verdict.exact) return 'exact'
  return verdict.reasons.every(({ reason }) => reason === 'total-missing') ? 'unproven' : 'doubtful'
}

function summaryOf(sheet: FoundSheet, id: string, at: number, hidden: boolean): SheetSummary {
  const { file, title, category, lines, portions, total, portionCost, cost } = sheet
  const reasons = shownReasons(sheet)
  // Of two that can be answered two others are shown once they are.
  const sent = reasons.filter(
    ({ reason }, at) => at < SHOWN_REASONS + ANSWERABLE.length || ANSWERABLE.includes(reason),
  )
  return {
    id,
    at,
    file,
    tab: title.cell.tab,
    title: title.value,
    hidden,
    category: category === null ? categoryOfTitle(title.value) : sheetCategoryOf(category.value),
    fileCategory: category?.value ?? null,
    lines: lines.length,
    portions: portions?.value ?? null,
    total: total?.value ?? null,
    portionCost: portionCost?.value ?? null,
    cost,
    currency: currencyOf(sheet),
    verdict: verdictOf(sheet),
    isSold: sheet.priceHt !== null || sheet.priceTtc !== null,
    reasons: sent,
    moreReasons: reasons.length - sent.length,
  }
}
