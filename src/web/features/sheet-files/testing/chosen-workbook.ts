import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CommittedInput, PlannedInput } from '#contract/imported-sheets.ts'
import type {
  CommittedImport,
  ImportCandidate,
  ImportNameGroup,
  ImportPlan,
} from '#contract/sheet-imports.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.import.tsx'
import { workbookOfTabs } from '#web/testing/workbook-of-tabs.ts'

export const TART = tab(
  'Tarte',
  `
Tarte citron
Ingrédients | Quantité | Unité | PU | PT
Beurre | 0.25 | kg | 8 | 2
Citrons | 1 | kg | 3 | 3
 | | | Total | 5
`,
)
export const CREAM = tab(
  'Crème',
  `
Crème brûlée
Nombre de portions | 10
Ingrédients | Quantité | Unité | PU | PT
Crème | 1 | L | 4 | 4
Sucre | 0.5 | kg | 1.2 | 0.6
 | | | Total | 4.6
`,
)
/** Of the sheet and the product of the account. */
export const ID = '4b6c1d2e-0c55-4d0b-9a5e-6d1f2a3b4c5d'
const IMPORT = '5b6c1d2e-0c55-4d0b-9a5e-6d1f2a3b4c5d'

const BUTTER: ImportCandidate = {
  kind: 'product',
  id: ID,
  name: 'Beurre doux',
  brand: null,
  unit: 'kg',
  priceHt: 9,
  priceChangedAt: '2026-11-01T00:00:00.000Z',
  supplier: null,
  fits: true,
  score: 0.8,
}

/** Each name is new, but 'Beurre', which may be that of the account. */
const matchNames = ({ names }: { names: { name: string }[] }) => ({
  groups: names.map(({ name }, at): ImportNameGroup => {
    const isButter = name === 'Beurre'
    return {
      names: [at],
      certainty: isButter ? 'likely' : 'new',
      candidates: isButter ? [BUTTER] : [],
      alike: [],
    }
  }),
})

function plan({ products, sheets }: PlannedInput): ImportPlan {
  return {
    products: products.map(({ unit, priceHt, target }) => ({
      outcome: target.kind === 'product' ? 'older' : 'taken',
      before: target.kind === 'product' ? { priceHt: 9, changedAt: '2026-11-01T00:00:00.000Z' } : null,
      unit,
      priceHt,
    })),
    sheets: sheets.map(({ title, lines }) =>
      title === 'Crème brûlée'
        ? {
            outcome: 'exists',
            title,
            existing: { id: ID, title, version: 3, importedAt: null },
            changes: {
              facts: [{ fact: 'portions', before: 8, after: 10 }],
              lines: [
                {
                  name: lines[0]?.name ?? '',
                  before: null,
                  after: {
                    costing: 'quantity',
                    quantity: 1,
                    unit: 'L',
                    forfait: null,
                    wastagePercent: 0,
                    note: null,
                  },
                },
              ],
            },
          }
        : { outcome: 'new', title, existing: null, changes: { facts: [], lines: [] } },
    ),
  }
}

export function committed({ sheets }: CommittedInput): CommittedImport {
  const of = (kind: string) => sheets.filter(({ target }) => target.kind === kind).length
  return {
    importId: IMPORT,
    created: of('new'),
    replaced: of('replace'),
    kept: of('keep'),
    products: 3,
    prices: 0,
    olderPrices: 1,
    sheets: [],
  }
}

const ANSWERS = {
  sheetImports: { matchNames, plan, commit: committed },
  account: { get: () => ACCOUNT },
  sellingPrices: { unpriced: () => ({ items: [], total: 0, waiting: 0 }) },
  imports: { list: () => ({ items: [] }) },
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const bar = page.getByRole('region', { name: 'Import' })

/** Opens what the page keeps folded, and the names in it that are open. */
export const openDetails = () => page.getByText('Détails', { exact: true }).click()

/** The mark of the sheet in this place of the list, with its reasons. */
export const markOf = (place: number, why: RegExp) =>
  page.getByRole('article').nth(place).getByRole('img', { name: why })

/** The page of the import, with a workbook of these tabs chosen. */
export async function renderImport(...tabs: Parameters<typeof workbookOfTabs>[0]) {
  const shown = await renderRoute({ '/_workspace/recipes/import': Route }, '/recipes/import', {
    api: ANSWERS,
  })
  await expect.element(button('Choisir des fichiers').first()).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page takes files')
  await userEvent.upload(input, [new File([workbookOfTabs(tabs)], 'fiches.xlsx')])
  return shown
}
