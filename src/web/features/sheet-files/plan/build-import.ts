import type { ImportedProduct, ImportedSheet, PlannedInput } from '#contract/imported-sheets.ts'
import type { ImportCandidate } from '#contract/sheet-imports.ts'
import { SHEET_TITLE_MIN_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import type { DraftLine } from '#domain/sheet-imports/draft-import.ts'
import { decisionOf, isOpen, rootOf } from '../names/named-groups.ts'
import type { NameChoices, NameDecision, NamedGroup } from '../names/named-groups.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import { takenPrice } from './taken-price.ts'
import type { DifferingPrice } from './taken-price.ts'

/** Names that a product is sent with, at most. */
const MOST_NAMES = 100

/** An import as it is sent, and where its products came from. */
export interface BuiltImport {
  input: PlannedInput
  /** What of the account or of a catalogue each of `input.products` is, by its place; null for a new product. */
  targets: (ImportCandidate | null)[]
  /** Names of products whose files of the same date have different prices. */
  differing: DifferingPrice[]
  draft: SheetDraft
  /** The places in `input.products` of the draft's products; none of one that is a sheet of the account. */
  productAt: ReadonlyMap<number, number>
}

/**
 * What is sent of a draft.
 * @param groups of all products of the draft
 */
export function buildImport(
  draft: SheetDraft,
  groups: readonly NamedGroup[],
  names: NameChoices,
  sheets: SheetChoices,
): BuiltImport {
  const byKey = new Map(groups.map((group) => [group.key, group]))
  const members = Map.groupBy(groups, (group) => rootOf(group, byKey, names))
  const products: ImportedProduct[] = []
  const targets: BuiltImport['targets'] = []
  const differing: BuiltImport['differing'] = []
  const sources = new Map<number, ImportedSheet['lines'][number]['of']>()
  const productAt = new Map<number, number>()
  for (const [root, joined] of members) {
    const decision = decisionOf(root, names)
    const places = joined.flatMap((group) => group.products)
    const meant = candidateOf(root, decision)
    const target = targetOf(root, meant, names)
    const take = (of: ImportedSheet['lines'][number]['of']) => places.forEach((at) => sources.set(at, of))
    if (target.kind === 'sheet') {
      take({ kind: 'existing', id: target.id })
      continue
    }
    const { others, ...priced } = takenPrice(draft, places)
    const written = places.flatMap((at) => draft.products[at]?.name ?? [])
    take({ kind: 'product', at: products.length })
    for (const at of places) productAt.set(at, products.length)
    const confirmed = confirmedBy(joined, names)
    targets.push(meant)
    products.push({
      ...priced,
      names: [...new Set(written)].slice(0, MOST_NAMES),
      target,
      ...(confirmed !== undefined && { confirmed }),
    })
    if (others.length > 0 && priced.priceHt !== null)
      differing.push({ name: root.name, priceHt: priced.priceHt, unit: priced.unit, sheets: others })
  }
  return {
    input: {
      files: draft.files,
      products,
      sheets: draft.sheets.map((sheet, at) => importedSheet(sheet, sheets.of(draft.ids[at] ?? ''), sources)),
    },
    targets,
    differing,
    draft,
    productAt,
  }
}

/** Whether the user has decided what names mean; undefined where nothing is open about them. */
function confirmedBy(groups: readonly NamedGroup[], names: NameChoices): boolean | undefined {
  if (groups.some((group) => isOpen(group, names))) return false
  const isAnswered = groups.some(({ key }) => (names.get(key)?.decision ?? null) !== null)
  return isAnswered ? true : undefined
}

/** Whether a title has too few letters for one. */
export const isShort = (title: string) => title.length < SHEET_TITLE_MIN_LENGTH

type Target = ImportedProduct['target'] | { kind: 'sheet'; id: string }

function candidateOf({ candidates }: NamedGroup, decision: NameDecision): ImportCandidate | null {
  if (decision.kind !== 'candidate') return null
  return candidates.find(({ id }) => id === decision.id) ?? null
}

function targetOf(
  { key, name, category }: NamedGroup,
  meant: ImportCandidate | null,
  names: NameChoices,
): Target {
  if (meant !== null) return { kind: meant.kind, id: meant.id }
  return { kind: 'new', name, category: names.get(key)?.category ?? category }
}

function importedSheet(
  {
    lines,
    origin,
    doubts: _doubts,
    otherTitles: _others,
    portionReadings: _readings,
    preparationReadings: _preparations,
    ...facts
  }: SheetDraft['sheets'][number],
  choice: ReturnType<SheetChoices['of']>,
  sources: ReadonlyMap<number, ImportedSheet['lines'][number]['of']>,
): ImportedSheet {
  const title = (choice.title ?? facts.title).trim()
  return {
    ...facts,
    steps: [...facts.steps],
    title,
    category: choice.category ?? facts.category,
    origin: {
      ...origin,
      tab: origin.tab?.trim() || null,
      ...(title !== facts.title && !isShort(facts.title) && { title: facts.title }),
    },
    lines: lines.map(({ fileCost: _cost, ...line }) => ({ ...line, of: sourceOf(line, sources) })),
  }
}

function sourceOf(
  { of }: Pick<DraftLine, 'of'>,
  sources: ReadonlyMap<number, ImportedSheet['lines'][number]['of']>,
) {
  return of?.kind === 'product' ? (sources.get(of.at) ?? null) : of
}
