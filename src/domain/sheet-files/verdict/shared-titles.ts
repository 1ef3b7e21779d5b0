import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { Found } from '../grid/found.ts'
import type { TitleSharing } from '../sheet/choose-title.ts'
import type { SheetDraft } from '../sheet/sheet-draft.ts'

/** Other files with the same text that are no chance. */
const OFTEN = 2

/**
 * How often each text is at the same place of several tabs or files, above different lines: the name of the house, or
 * the way back to the list of sheets.
 */
export function sharedTitles(drafts: readonly SheetDraft[]): (text: Found<string>) => TitleSharing {
  const known = new Map<string, { first: SheetDraft; inFile: boolean; others: Set<number> }>()
  for (const draft of drafts)
    for (const text of textsOf(draft)) {
      const key = keyOf(text)
      const before = known.get(key)
      if (before === undefined) known.set(key, { first: draft, inFile: false, others: new Set() })
      else if (isSameTab(before.first, draft) || isSameDish(before.first, draft)) continue
      else if (before.first.file === draft.file) before.inFile = true
      else before.others.add(draft.file)
    }
  return (text) => {
    const { inFile = false, others } = known.get(keyOf(text)) ?? {}
    if (inFile || (others?.size ?? 0) >= OFTEN) return 'often'
    return others?.size === 1 ? 'once' : 'no'
  }
}

const textsOf = ({ title, titles }: SheetDraft): Found<string>[] =>
  titles === undefined ? [title] : [...titles.texts.labelled, ...titles.texts.above]

const keyOf = ({ value, cell }: Found<string>) =>
  `${foldForSearch(value)} ${String(cell.row)} ${String(cell.column)}`

const isSameTab = (one: SheetDraft, other: SheetDraft) =>
  one.file === other.file && one.title.cell.tab === other.title.cell.tab

/** Whether two sheets have more than half of their lines in common, as a dish that is costed twice. */
function isSameDish(one: SheetDraft, other: SheetDraft): boolean {
  const names = new Set(one.lines.map(({ name }) => foldForSearch(name.value)))
  const common = other.lines.filter(({ name }) => names.has(foldForSearch(name.value))).length
  return common * 2 > Math.min(one.lines.length, other.lines.length)
}
