import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { SheetDraft } from './sheet-draft.ts'

/**
 * Titles at the same place of several tabs, above different lines, folded: the name of the house, or the way back
 * to the list of sheets.
 */
export function sharedTitles(drafts: readonly SheetDraft[]): ReadonlySet<string> {
  const known = new Map<string, SheetDraft>()
  const shared = new Set<string>()
  for (const draft of drafts) {
    const { value, cell } = draft.title
    const key = `${foldForSearch(value)} ${String(cell.row)} ${String(cell.column)}`
    const before = known.get(key)
    if (before === undefined) known.set(key, draft)
    else if (before.title.cell.tab !== cell.tab && !isSameDish(before, draft))
      shared.add(foldForSearch(value))
  }
  return shared
}

/** Whether two sheets have more than half of their lines in common, as a dish that is costed twice. */
function isSameDish(one: SheetDraft, other: SheetDraft): boolean {
  const names = new Set(one.lines.map(({ name }) => foldForSearch(name.value)))
  const common = other.lines.filter(({ name }) => names.has(foldForSearch(name.value))).length
  return common * 2 > Math.min(one.lines.length, other.lines.length)
}
