import type { Overview, SheetSummary, UnreadTab } from './reading/overview.ts'
import type { SheetChoices } from './answers/use-sheet-choices.ts'

export const VIEWS = ['all', 'exact', 'doubtful', 'unread', 'unchanged', 'leftOut'] as const
export type View = (typeof VIEWS)[number]

/** A row of the list: a sheet, or a tab that was not read as one. */
export type FoundItem = { id: string } & ({ sheet: SheetSummary } | { unread: UnreadTab })

export const tabId = ({ file, tab }: Pick<UnreadTab, 'file' | 'tab'>) => `${String(file)}-${String(tab)}`

/** All that was found, tabs that were not read behind the sheets of their file. */
export function foundItems({ sheets, unread }: Overview): FoundItem[] {
  const items: (FoundItem & { file: number })[] = [
    ...sheets.map((sheet) => ({ id: sheet.id, sheet, file: sheet.file })),
    ...unread.map((tab) => ({ id: `tab-${tabId(tab)}`, unread: tab, file: tab.file })),
  ]
  return items.toSorted((one, other) => one.file - other.file)
}

export function isInView(item: FoundItem, view: View, choices: SheetChoices): boolean {
  if (view === 'all') return true
  if ('unread' in item) return view === 'unread'
  if (view === 'leftOut') return choices.of(item.id).leftOut
  return view === (item.sheet.unchanged === true ? 'unchanged' : item.sheet.verdict)
}
