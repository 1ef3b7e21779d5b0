import { z } from 'zod'
import { linePreparation, lineProduct } from '#contract/sheet-lines.ts'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import { instant } from '#contract/shapes.ts'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { LINE_UNITS, UNITS } from '#domain/quantity/unit.ts'
import type { SheetDraft } from '../../editor/state/draft.ts'
import type { EditorState } from '../../editor/state/editor-state.ts'

const portions = SHEET_FACTS.portions.schema

/** Raised when drafts of before can no longer be read as they are: they are let go. */
const FORM = 1

const EMPTY_VALUES = [null, false, '', [], 0]

/** Reads what was stored before a field was added: a missing field is the first empty value that its schema takes. */
function withMissingFields<Schema extends z.ZodObject>(schema: Schema) {
  const fields = Object.entries<z.ZodType>(schema.shape)
  const empty = Object.fromEntries(
    fields.map(([name, field]) => [name, EMPTY_VALUES.find((value) => field.safeParse(value).success)]),
  )
  return z.preprocess(
    (stored) => (typeof stored === 'object' && stored !== null ? { ...empty, ...stored } : stored),
    schema,
  )
}

const line = z.object({
  key: z.string(),
  product: withMissingFields(lineProduct).nullable(),
  preparation: withMissingFields(linePreparation).nullable(),
  costing: z.enum(LINE_COSTINGS).default('quantity'),
  forfait: z.number().nullable(),
  // What could not be read when it was typed is kept as nothing.
  quantity: z.number().nullable(),
  unit: z.enum(LINE_UNITS),
  wastagePercent: z
    .number()
    .nullable()
    .transform((percent) => percent ?? 0),
  note: z.string().nullable(),
})

const sheetDraft = z.object({
  title: z.string(),
  category: z.enum(SHEET_CATEGORIES),
  portions,
  sellingPriceHt: z.number().nullable(),
  tvaRate: z.literal(VAT_RATES),
  method: z.string(),
  description: z.string(),
  prepMinutes: z.number().nullable(),
  cookMinutes: z.number().nullable(),
  equipment: z.string(),
  steps: z.string(),
  notes: z.string(),
  storage: z.string(),
  keepsHours: z.number().nullable(),
  frozenHours: z.number().nullable(),
  openedHours: z.number().nullable(),
  station: z.string(),
  yieldQuantity: z.number().nullable(),
  yieldUnit: z.enum(UNITS),
  lines: z.array(withMissingFields(line)),
  scaling: z
    .discriminatedUnion('state', [
      z.object({ state: z.literal('asked'), from: portions }),
      z.object({
        state: z.literal('adapted'),
        from: portions,
        roundings: z
          .array(z.object({ key: z.string().nullable(), exact: z.number(), rounded: z.number() }))
          .readonly(),
      }),
    ])
    .nullable(),
}) satisfies z.ZodType<SheetDraft>

const storedDraft = z.object({
  form: z.literal(FORM),
  keptAt: instant,
  /** Of the stored sheet that the draft was made from; a sheet that is not stored yet has none before 1. */
  version: z.int(),
  lineIds: z.array(z.tuple([z.string(), z.string()])),
  linesMade: z.int().min(0),
  draft: withMissingFields(sheetDraft),
})
export type StoredDraft = z.infer<typeof storedDraft>

export function writeDraft({ stored, lineIds, linesMade, draft }: EditorState, keptAt: Date): string {
  const kept: StoredDraft = {
    form: FORM,
    keptAt: keptAt.toISOString(),
    version: stored.version,
    lineIds: [...lineIds],
    linesMade,
    draft: { ...draft, lines: [...draft.lines] },
  }
  return JSON.stringify(kept)
}

/** Null for what is no draft, or one of another form. */
export function readDraft(text: string | null): StoredDraft | null {
  if (text === null) return null
  try {
    return storedDraft.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * The editor with the stored draft. It is based on the version that the draft was made from: when the sheet has been saved
 * since, a save meets the other version instead of writing over it.
 */
export function resume(
  opened: EditorState,
  { version, lineIds, linesMade, draft }: StoredDraft,
): EditorState {
  return {
    ...opened,
    stored: { ...opened.stored, version },
    lineIds: new Map(lineIds),
    linesMade,
    draft,
    outdated: version < opened.stored.version,
  }
}
