import {
  type FormPart,
  type FormParts,
  formParts,
  type Merge,
  mergeVersions,
} from '#web/lib/form/merge-versions.ts'
import type { ReceivableOrder } from './receivable.ts'
import { draftOf, type ReceiptDraft } from './receipt-draft.ts'

/** The words of a delivery, for somebody who compares two versions of it. */
export interface ReceiptWords {
  tick: (tick: ReceiptDraft['ticks'][string] | undefined) => string
  /** Of a line that the order has no more. */
  gone: string
  temperature: { label: string; textOf: (draft: ReceiptDraft) => string }
  note: { label: string; textOf: (draft: ReceiptDraft) => string }
}

/** For a merge that is not shown. */
const WITHOUT_WORDS: ReceiptWords = {
  tick: () => '',
  gone: '',
  temperature: { label: '', textOf: () => '' },
  note: { label: '', textOf: () => '' },
}

interface Versions {
  /** As it was when its delivery was ticked here. */
  opened: ReceivableOrder
  mine: ReceiptDraft
  /** As it is now. */
  stored: ReceivableOrder
}

/** Compares what two devices have of one delivery, line by line. A line that the order has no more cannot be received any more. */
export function receiptVersions(
  { opened, mine, stored }: Versions,
  words: ReceiptWords = WITHOUT_WORDS,
): Merge<ReceiptDraft> & { gone: string[] } {
  const kept = new Set(stored.items.map(({ id }) => id))
  const known = new Map([...opened.items, ...stored.items].map((line) => [line.id, line]))
  const lines = [...known.values()].map(({ id, name }): FormPart<ReceiptDraft> => ({
    key: id,
    label: name,
    put: (onto, from) => ({ ticks: kept.has(id) ? withTick(onto.ticks, id, from.ticks[id]) : onto.ticks }),
    contentOf: (draft) => draft.ticks[id] ?? null,
    textOf: (draft) => (kept.has(id) || draft === mine ? words.tick(draft.ticks[id]) : words.gone),
  }))
  const parts: FormParts<ReceiptDraft> = formParts((draft: ReceiptDraft) => draft, {
    ticks: lines,
    temperature: words.temperature,
    note: words.note,
  })
  const merge = mergeVersions<ReceiptDraft>({ opened: draftOf(opened), mine, stored: draftOf(stored) }, parts)
  // What was ticked of a line that is gone is asked about, as it would be lost.
  const lost = lines.filter(({ key }) => !kept.has(key) && mine.ticks[key] !== undefined)
  return {
    ...merge,
    clashing: [...merge.clashing.filter(({ key }) => kept.has(key) || !known.has(key)), ...lost],
    gone: lost.map(({ label }) => label),
  }
}

function withTick(ticks: ReceiptDraft['ticks'], id: string, tick: ReceiptDraft['ticks'][string] | undefined) {
  const others = Object.entries(ticks).filter(([other]) => other !== id)
  return Object.fromEntries(tick === undefined ? others : [...others, [id, tick]])
}
