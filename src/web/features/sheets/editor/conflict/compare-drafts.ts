import { SHEET_FACT_NAMES } from '#contract/facts/sheet.ts'
import { contentOf } from '../state/draft-content.ts'
import type { LineIds } from '../state/draft-content.ts'
import type { DraftLine, SheetDraft, SheetFacts } from '../state/draft.ts'

/** The same line in both versions, or null in the one that does not have it. */
interface ComparedLine {
  mine: DraftLine | null
  theirs: DraftLine | null
  same: boolean
}

export interface Comparison {
  /** The facts that differ, in the order of the page. */
  facts: (keyof SheetFacts)[]
  lines: ComparedLine[]
  /** The lines that both have do not follow each other in the same order. */
  reordered: boolean
}

/**
 * What tells two versions of a sheet apart. Lines are the same by the id they are stored under,
 * otherwise by their product: what both windows have added is not shown twice.
 */
export function compareDrafts(mine: SheetDraft, theirs: SheetDraft, lineIds: LineIds): Comparison {
  const [myContent, theirContent] = [contentOf(mine), contentOf(theirs)]
  const facts = SHEET_FACT_NAMES.filter(
    (fact) => JSON.stringify(myContent[fact]) !== JSON.stringify(theirContent[fact]),
  )
  const unpaired = new Map(theirs.lines.map((line) => [line.key, line]))
  const partners = mine.lines.map((line) => takePartner(unpaired, (other) => other === lineIds.get(line.key)))
  const lines = mine.lines.map((line, index): ComparedLine => {
    const partner =
      partners[index] ??
      takePartner(unpaired, (_, other) => sourceOf(other) !== null && sourceOf(other) === sourceOf(line))
    return { mine: line, theirs: partner, same: partner !== null && isSameLine(line, partner) }
  })
  const places = lines.flatMap(({ theirs: line }) => (line === null ? [] : theirs.lines.indexOf(line)))
  return {
    facts,
    lines: [...lines, ...[...unpaired.values()].map((line) => ({ mine: null, theirs: line, same: false }))],
    reordered: places.some((place, index) => place < (places[index - 1] ?? -1)),
  }
}

function takePartner(
  unpaired: Map<string, DraftLine>,
  fits: (key: string, line: DraftLine) => boolean,
): DraftLine | null {
  for (const [key, line] of unpaired) {
    if (!fits(key, line)) continue
    unpaired.delete(key)
    return line
  }
  return null
}

/** What a line is made of, by its id. */
function sourceOf({ product, preparation }: DraftLine): string | null {
  return (product ?? preparation)?.id ?? null
}

/** What a line is compared by; its key is what it goes by here. */
const LINE: { [Fact in Exclude<keyof DraftLine, 'key'>]: (line: DraftLine) => unknown } = {
  product: ({ product }) => product?.id,
  preparation: ({ preparation }) => preparation?.id,
  costing: ({ costing }) => costing,
  forfait: ({ forfait }) => forfait,
  quantity: ({ quantity }) => quantity,
  unit: ({ unit }) => unit,
  wastagePercent: ({ wastagePercent }) => wastagePercent,
  note: ({ note }) => note,
}

function isSameLine(one: DraftLine, other: DraftLine): boolean {
  return Object.values(LINE).every((factOf) => factOf(one) === factOf(other))
}
