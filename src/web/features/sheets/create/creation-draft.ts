import type { Rule } from '#contract/rules.ts'
import { techSheetInput } from '#contract/sheets.ts'
import type { TechSheetInput } from '#contract/sheets.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'

/** What stands in the fields of the form; null where a number's field is empty. */
export interface CreationDraft {
  title: string
  category: SheetCategory
  portions: number | null
  sellingPriceHt: number | null
}

export const EMPTY_DRAFT: CreationDraft = {
  title: '',
  category: 'Plat',
  portions: 1,
  sellingPriceHt: null,
}

export type CreationField = keyof CreationDraft
export type CreationErrors = Partial<Record<CreationField, Rule>>

type Read = { ok: true; input: TechSheetInput } | { ok: false; errors: CreationErrors }

/** The draft as the API takes it, or the first rule that each field breaks. An empty price is no price. */
export function readDraft(draft: CreationDraft): Read {
  const parsed = techSheetInput.safeParse({ ...draft, portions: draft.portions ?? undefined })
  if (parsed.success) return { ok: true, input: parsed.data }
  const errors: CreationErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as CreationField
    errors[field] ??= message as Rule
  }
  return { ok: false, errors }
}

/** Whether leaving would lose something that was typed. */
export function isWorthKeeping({ title, sellingPriceHt }: CreationDraft): boolean {
  return title.trim() !== '' || sellingPriceHt !== null
}
