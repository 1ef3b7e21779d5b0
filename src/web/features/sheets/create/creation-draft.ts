import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'

/** The values of the form; null where a number's field is empty. */
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

/** Whether leaving would lose something that was typed. */
export function isWorthKeeping({ title, sellingPriceHt }: CreationDraft): boolean {
  return title.trim() !== '' || sellingPriceHt !== null
}
