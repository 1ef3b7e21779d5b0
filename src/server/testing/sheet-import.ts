import type { CommittedInput, ImportedLine, PlannedInput } from '#contract/imported-sheets.ts'
import type { CommittedImport, ImportPlan } from '#contract/sheet-imports.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { NO_FACTS } from '#domain/sheet-imports/testing/no-facts.ts'
import type { ApiClient } from './api-client.ts'

type Sheet = PlannedInput['sheets'][number]
export type SentSheet = Sheet & { target?: CommittedInput['sheets'][number]['target'] }

export const FILE = { name: 'fiches.xlsx', modifiedAt: '2026-01-15T08:00:00.000Z' }

/** A product of a file, which is new unless a target is given. */
export function fileProduct(
  name: string,
  priceHt: number | null,
  facts: Partial<PlannedInput['products'][number]> = {},
): PlannedInput['products'][number] {
  return {
    names: [name],
    unit: 'kg',
    priceHt,
    file: 0,
    target: { kind: 'new', name, category: 'Épicerie' },
    ...facts,
  }
}

/** A line of so many grams of the product at a place. */
export function fileLine(name: string, at: number | null, quantity: number): ImportedLine {
  return { name, of: at === null ? null : { kind: 'product', at }, quantity, unit: 'g' }
}

export function fileSheet(title: string, lines: ImportedLine[], facts: Partial<SentSheet> = {}): SentSheet {
  return {
    ...NO_FACTS,
    title,
    origin: { file: 0, tab: title, cell: 'A1' },
    lines,
    ...facts,
  }
}

export type SentImport = Pick<PlannedInput, 'products'> & {
  files?: PlannedInput['files']
  sheets: SentSheet[]
}

export function planOf(chef: ApiClient, sent: SentImport): Promise<ImportPlan> {
  const sheets = sent.sheets.map(({ target: _target, ...sheet }) => sheet)
  return chef.done(chef.post<ImportPlan>('/api/sheet-imports/plan', { files: [FILE], ...sent, sheets }))
}

/** Sends an import whose sheets are new unless they have a target. */
export function sendImport(chef: ApiClient, sent: SentImport) {
  const sheets = sent.sheets.map((sheet) => ({ target: { kind: 'new' }, ...sheet }))
  return chef.post<CommittedImport>('/api/sheet-imports', { files: [FILE], ...sent, sheets })
}

/** Imports as the plan proposes: sheets that were changed since, or were there before, stay. */
export async function importAsPlanned(chef: ApiClient, sent: SentImport): Promise<CommittedImport> {
  const plan = await planOf(chef, sent)
  const sheets = sent.sheets.map((sheet, at): SentSheet => {
    const { outcome, title, existing } = plan.sheets[at] ?? {
      outcome: 'new',
      title: sheet.title,
      existing: null,
    }
    if (existing === null) return { ...sheet, title, target: { kind: 'new' } }
    const { id, version } = existing
    return {
      ...sheet,
      target: outcome === 'update' ? { kind: 'replace', id, version } : { kind: 'keep', id },
    }
  })
  return chef.done(sendImport(chef, { ...sent, sheets }))
}

/** A tart of dough, and the dough: flour at 1 €/kg, butter at 10 €/kg. */
export const tartAndDough = () => ({
  products: [fileProduct('Farine', 1), fileProduct('Beurre doux', 10)],
  sheets: [
    fileSheet(
      'Tarte fine',
      [
        { name: 'Pâte', of: { kind: 'sheet', at: 1 }, quantity: 500, unit: 'g' },
        fileLine('Beurre', 1, 100),
        { name: 'Sel', of: null, costing: 'qs' },
      ],
      { sellingPriceHt: 6, tvaRate: 10, steps: ['Étaler', 'Cuire'], category: 'Dessert' },
    ),
    fileSheet('Pâte', [fileLine('Farine', 0, 600), fileLine('Beurre', 1, 400)], {
      yieldQuantity: 1,
      yieldUnit: 'kg',
    }),
  ],
})

/** The products and the sheets that an account has, by name and by title. */
export async function productsOf(chef: ApiClient): Promise<UserProduct[]> {
  const { items } = await chef.done(chef.get<{ items: UserProduct[] }>('/api/user-products'))
  return items
}

export async function sheetsOf(chef: ApiClient): Promise<TechSheetSummary[]> {
  const { items } = await chef.done(chef.get<{ items: TechSheetSummary[] }>('/api/tech-sheets?sort=title'))
  return items
}
