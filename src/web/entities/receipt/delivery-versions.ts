import type { Delivery } from '#contract/deliveries.ts'
import { type FormParts, formParts, type Merge, mergeVersions } from '#web/lib/form/merge-versions.ts'
import type { UnorderedDraft } from './waiting-receipt.ts'

interface FactWords {
  label: string
  textOf: (draft: UnorderedDraft) => string
}

/** The words of a delivery without an order, for somebody who compares two versions of it. */
export type DeliveryWords = Record<'supplier' | 'temperature' | 'note', FactWords>

const WORDLESS: FactWords = { label: '', textOf: () => '' }
/** For a merge that is not shown. */
const WITHOUT_WORDS: DeliveryWords = { supplier: WORDLESS, temperature: WORDLESS, note: WORDLESS }

/** What is stored of a delivery without an order. */
export function unorderedDraftOf({ supplier, supplierName, temperature, note }: Delivery): UnorderedDraft {
  return { supplierId: supplier?.id ?? null, supplierName, temperature, note }
}

interface Versions {
  /** As it was when it was changed here. */
  opened: Delivery
  mine: UnorderedDraft
  /** As it is now. */
  stored: Delivery
}

/** Compares what two devices have of one delivery without an order. */
export function deliveryVersions(
  { opened, mine, stored }: Versions,
  words: DeliveryWords = WITHOUT_WORDS,
): Merge<UnorderedDraft> {
  const parts: FormParts<UnorderedDraft> = formParts((draft: UnorderedDraft) => draft, {
    supplierId: { with: 'supplierName' },
    supplierName: words.supplier,
    temperature: words.temperature,
    note: words.note,
  })
  return mergeVersions({ opened: unorderedDraftOf(opened), mine, stored: unorderedDraftOf(stored) }, parts)
}
