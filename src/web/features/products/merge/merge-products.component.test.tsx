import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Merge, MergedSheet, MergeEffect } from '#contract/product-merges.ts'
import type { UserProduct } from '#contract/products.ts'
import { noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Products } from '#web/routes/_workspace/products.index.tsx'
import { Route as ProductEdit } from '#web/routes/_workspace/products.$id.edit.tsx'
import { unfold } from '#web/testing/new-product-form.ts'

const BUTTER = userProduct({ name: 'Beurre', priceHt: 10, allergens: ['Lait'] })
const SOFT = userProduct({ name: 'Beurre doux', priceHt: 5, brand: 'Élle', allergenFree: true })
const moment = (costPortion: number, uncostedLines = 0) => ({
  coutMatiere: costPortion * 4,
  uncostedLines,
  costPortion,
  marginPercent: 75,
})
const sheet = (title: string, facts: Partial<MergedSheet> = {}): MergedSheet => ({
  id: crypto.randomUUID(),
  title,
  before: moment(1),
  after: moment(2),
  gained: [],
  lost: [],
  lines: 0,
  uncosted: 0,
  ...facts,
})
const effectOf = (facts: Partial<MergeEffect> = {}): MergeEffect => ({
  kept: BUTTER,
  other: SOFT,
  taken: ['brand'],
  moved: { lines: 3, sheets: 2, prices: 4, articles: 1, replacements: 0 },
  tooManyArticles: false,
  direct: [sheet('Gâteau', { lines: 2, gained: ['Lait'] })],
  others: [sheet('Tarte', { after: moment(0.2, 1), uncosted: 1 })],
  ...facts,
})
const DONE: Merge = {
  id: crypto.randomUUID(),
  at: '2026-11-20T10:00:00.000Z',
  kept: { id: BUTTER.id, name: 'Beurre' },
  other: { id: SOFT.id, name: 'Beurre doux' },
  lines: 3,
  prices: 4,
  articles: 1,
  undoneAt: null,
  keptUntil: '2026-12-20T10:00:00.000Z',
}

async function render(answers: Answers['productMerges'] = {}, address = `/products/${BUTTER.id}/edit`) {
  const stored: { butter: UserProduct } = { butter: BUTTER }
  const shown = await renderRoute(
    { '/_workspace/products/': Products, '/_workspace/products/$id/edit': ProductEdit },
    address,
    {
      api: {
        products: {
          list: ({ search }) =>
            onePage([BUTTER, SOFT].filter(({ name }) => name.toLowerCase().includes(search ?? ''))),
          get: () => stored.butter,
          use: () => ({ sheets: [], total: 0 }),
        },
        prices: { history: () => onePage([]) },
        productArticles: { get: noArticles },
        replacements: { list: () => ({ items: [] }) },
        productMerges: {
          list: () => ({ items: [] }),
          effect: ({ taken }) => effectOf(taken && { taken }),
          merge: () => {
            stored.butter = { ...BUTTER, brand: 'Élle', version: BUTTER.version + 1 }
            return DONE
          },
          undo: () => ({ kept: DONE.kept, other: DONE.other, restored: 3, left: 0 }),
          ...answers,
        },
      },
    },
  )
  return shown
}

const question = page.getByRole('dialog', { name: 'Fusionner avec Beurre' })

async function chooseSoft() {
  await expect.element(question.getByRole('combobox', { name: 'Produit à fusionner' })).toHaveFocus()
  await userEvent.keyboard('doux')
  await expect.element(page.getByRole('option', { name: 'Beurre doux' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

test('two products are merged after the choice of facts that differ, and the notice undoes it', async () => {
  const { api } = await render()
  await page.getByRole('button', { name: 'Fusionner avec…' }).click()
  await chooseSoft()
  const price = question.getByRole('group', { name: 'Prix et unité' })
  await expect.element(price.getByRole('radio', { name: /10,00\s€ \/ kg, Beurre/ })).toBeChecked()
  await expect
    .element(
      question.getByRole('group', { name: 'Marque' }).getByRole('radio', { name: 'Élle, Beurre doux' }),
    )
    .toBeChecked()
  await expect.element(question.getByRole('group', { name: 'Catégorie' })).not.toBeInTheDocument()
  await expect
    .element(question)
    .toMatchTextContent(/3 lignes dans 2 fiches, 4 prix de l’historique et 1 article de fournisseur/)
  await expect
    .element(question)
    .toMatchTextContent(/« Beurre doux » est déclaré sans allergène, « Beurre » en contient/)
  await expect.element(question.getByRole('radio', { name: 'Réunis : Lait' })).toBeChecked()
  await expect.element(question).toMatchTextContent(/1 ligne n’aurait plus de coût/)
  await expect
    .element(question.getByRole('row', { name: /Gâteau/ }))
    .toMatchTextContent(/2 lignes.*Contiendrait aussi : Lait.*1,00\s€ → 2,00\s€/)
  await expectAccessibleAtBothWidths()
  await page.viewport(1280, 800)
  await price.getByRole('radio', { name: /5,00\s€ \/ kg, Beurre doux/ }).click()
  await expect.poll(() => api.calls.productMerges.effect?.at(-1)?.taken).toEqual(['brand', 'price'])
  await question.getByRole('button', { name: 'Fusionner' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.productMerges.merge).toMatchObject([
    {
      id: BUTTER.id,
      otherId: SOFT.id,
      taken: ['brand', 'price'],
      allergensOf: 'both',
      version: BUTTER.version,
      otherVersion: SOFT.version,
    },
  ])
  await unfold('Marque, Fournisseur, Origine')
  await expect.element(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Élle')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Beurre et Beurre doux sont de nouveau deux produits')).toBeVisible()
  expect(api.calls.productMerges.undo).toEqual([{ id: DONE.id }])
})

test('a refused merge keeps what is chosen and is sent again as the same act; changed products are read again', async () => {
  const { api } = await render({ merge: () => refusal('INTERNAL') }, `/products/${BUTTER.id}/edit?act=merge`)
  await chooseSoft()
  const button = question.getByRole('button', { name: 'Fusionner' })
  await button.click()
  await expect.element(question.getByRole('alert')).toMatchTextContent(/La fusion n’a pas pu être faite/)
  await button.click()
  await expect.poll(() => api.calls.productMerges.merge?.length).toBe(2)
  const [first, second] = api.calls.productMerges.merge ?? []
  expect(second).toEqual(first)
  const requests = api.calls.productMerges.effect?.length ?? 0
  api.answer({ productMerges: { merge: () => refusal('VERSION_CONFLICT', { current: SOFT }) } })
  await button.click()
  await expect.element(question.getByRole('alert')).toMatchTextContent(/a changé entre-temps/)
  await expect.poll(() => api.calls.productMerges.effect?.length).toBeGreaterThan(requests)
})

test('with too many articles nothing can be merged', async () => {
  await render({ effect: () => effectOf({ tooManyArticles: true }) }, `/products/${BUTTER.id}/edit?act=merge`)
  await chooseSoft()
  await expect.element(question).toMatchTextContent(/plus d’articles qu’un produit ne peut en avoir/)
  await expect.element(question.getByRole('button', { name: 'Fusionner' })).toBeDisabled()
})

test('what is typed in the form has to be saved before', async () => {
  await render()
  await unfold('Marque, Fournisseur, Origine')
  await page.getByRole('textbox', { name: 'Marque' }).fill('Lescure')
  await expect.element(page.getByRole('button', { name: 'Fusionner avec…' })).toBeDisabled()
  await expect.element(page.getByText(/Enregistrez d’abord vos modifications/)).toBeVisible()
})

test('merges are listed beside the product, undone while the other is in the bin, and a refusal names what has changed', async () => {
  const undone = { ...DONE, id: crypto.randomUUID(), undoneAt: '2026-11-21T10:00:00.000Z', keptUntil: null }
  const forgotten = { ...DONE, id: crypto.randomUUID(), keptUntil: null }
  const { api } = await render({
    list: () => ({ items: [DONE, undone, forgotten] }),
    undo: () => refusal('MERGE_CHANGED_SINCE', { parts: ['price', 'name'] }),
  })
  await expect.element(page.getByRole('heading', { name: 'Fusions' })).toBeVisible()
  await expect.element(page.getByText('Annulée le 21 novembre 2026')).toBeVisible()
  await expect.element(page.getByText(/Ne peut plus être annulée/)).toBeVisible()
  await expect.element(page.getByText('Peut être annulée jusqu’au 20 décembre 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler la fusion de Beurre doux avec Beurre' }).click()
  await expect.element(page.getByText(/le prix et le nom ont changé depuis la fusion/)).toBeVisible()
  expect(api.calls.productMerges.undo).toEqual([{ id: DONE.id }])
})

test('two selected products of the table are merged, one is replaced', async () => {
  const { api } = await render({}, '/products')
  await page.getByRole('checkbox', { name: 'Sélectionner Beurre', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Sélection' })
  await expect.element(bar.getByRole('button', { name: 'Remplacer' })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Fusionner' })).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Sélectionner Beurre doux' }).click()
  await expect.element(bar.getByRole('button', { name: 'Remplacer' })).not.toBeInTheDocument()
  await bar.getByRole('button', { name: 'Fusionner' }).click()
  await question.getByRole('button', { name: 'Fusionner' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.productMerges.merge).toMatchObject([{ id: BUTTER.id, otherId: SOFT.id }])
  await expect.element(bar).not.toBeInTheDocument()
})
