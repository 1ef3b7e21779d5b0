import type { SheetCategory } from '../catalogue/sheet-category.ts'
import type { LineCosting } from '../costing/line-costing.ts'
import type { VatRate } from '../pricing/vat-rate.ts'
import { everyKey } from '../every-key.ts'
import type { LineUnit, Unit } from '../quantity/unit.ts'
import { notesAfter } from './file-facts.ts'

/** The facts of a sheet that an import writes. */
export interface ImportedFacts {
  title: string
  category: SheetCategory | null
  /** Null where the file does not say it. */
  portions: number | null
  /** EUR for one portion, without VAT. */
  sellingPriceHt: number | null
  /** Percent. */
  tvaRate: VatRate | null
  method: string
  steps: readonly string[]
  notes: string
  yieldQuantity: number | null
  yieldUnit: Unit | null
}

export const IMPORTED_FACTS = everyKey<ImportedFacts>({
  title: true,
  category: true,
  portions: true,
  sellingPriceHt: true,
  tvaRate: true,
  method: true,
  steps: true,
  notes: true,
  yieldQuantity: true,
  yieldUnit: true,
})

/** How much of its source a line takes, and how it is costed. */
export interface LineAmount {
  costing: LineCosting
  quantity: number | null
  unit: LineUnit
  forfait: number | null
  wastagePercent: number
  note: string | null
}

export const LINE_AMOUNTS = everyKey<LineAmount>({
  costing: true,
  quantity: true,
  unit: true,
  forfait: true,
  wastagePercent: true,
  note: true,
})

export interface ContentLine extends LineAmount {
  name: string
  /** The id of its product or preparation; null for a line without one, and for a product that is not there yet. */
  source: string | null
}

export interface SheetContent extends ImportedFacts {
  lines: readonly ContentLine[]
}

type Fact = keyof ImportedFacts

export interface SheetChanges {
  facts: { fact: Fact; before: ImportedFacts[Fact]; after: ImportedFacts[Fact] }[]
  /** `before` is null for a line that is added, `after` for one that goes. */
  lines: { name: string; before: LineAmount | null; after: LineAmount | null }[]
}

/** Whether a file says nothing of a fact. */
function saysNothing(value: ImportedFacts[Fact]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** What a sheet has once a file is imported over it: that of which the file says nothing stays. */
export function factsAfter(stored: ImportedFacts, read: ImportedFacts): ImportedFacts {
  const stays = IMPORTED_FACTS.filter((fact) => saysNothing(read[fact]))
  return {
    ...read,
    notes: notesAfter(stored.notes, read.notes),
    ...Object.fromEntries(stays.map((fact) => [fact, stored[fact]])),
  }
}

/** What a sheet would become by what a file says of it. Facts of which it says nothing stay; the order of lines is no change. */
export function changesOf(stored: SheetContent, read: SheetContent): SheetChanges {
  const changed = factsAfter(stored, read)
  return {
    facts: IMPORTED_FACTS.flatMap((fact) => {
      const [before, after] = [stored[fact], changed[fact]]
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ fact, before, after }]
    }),
    lines: changedLines(stored.lines, read.lines),
  }
}

export const isUnchanged = ({ facts, lines }: SheetChanges): boolean => facts.length + lines.length === 0

const keyOf = ({ source, name }: ContentLine) => source ?? `"${name}"`

/** Lines of the same source are compared in their order. */
function changedLines(stored: readonly ContentLine[], read: readonly ContentLine[]): SheetChanges['lines'] {
  const left = new Map<string, ContentLine[]>()
  for (const line of stored) left.set(keyOf(line), [...(left.get(keyOf(line)) ?? []), line])
  const changed = read.flatMap((line): SheetChanges['lines'] => {
    const before = left.get(keyOf(line))?.shift()
    if (before !== undefined && isSameAmount(before, line)) return []
    return [{ name: line.name, before: before ? amountOf(before) : null, after: amountOf(line) }]
  })
  const gone = [...left.values()].flat()
  return [...changed, ...gone.map((line) => ({ name: line.name, before: amountOf(line), after: null }))]
}

const isSameAmount = (one: LineAmount, other: LineAmount) =>
  LINE_AMOUNTS.every((part) => one[part] === other[part])

export function amountOf({ costing, quantity, unit, forfait, wastagePercent, note }: LineAmount): LineAmount {
  return { costing, quantity, unit, forfait, wastagePercent, note }
}
