import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DirectSheet, Replacement, ReplacementEffect } from '#contract/replacements.ts'
import { noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/products.$id.edit.tsx'

const BUTTER = userProduct({ name: 'Beurre', priceHt: 10 })
const MARGARINE = userProduct({ name: 'Margarine', priceHt: 5 })
const moment = (costPortion: number, uncostedLines = 0) => ({
  coutMatiere: costPortion * 4,
  uncostedLines,
  costPortion,
  marginPercent: 75,
})
const sheet = (title: string, facts: Partial<DirectSheet> = {}): DirectSheet => ({
  id: crypto.randomUUID(),
  title,
  before: moment(1),
  after: moment(0.5),
  gained: [],
  lost: [],
  lines: 1,
  uncosted: 0,
  chosen: true,
  ...facts,
})
const TART = sheet('Tarte', { gained: ['Soja'], lost: ['Lait'] })
const CAKE = sheet('Gâteau', { lines: 2, uncosted: 1, chosen: false, after: moment(0.2, 1) })
const { lines: _lines, uncosted: _uncosted, chosen: _chosen, ...MENU } = sheet('Assortiment')

const effectOf = (ids: readonly string[] | undefined): ReplacementEffect => ({
  direct: [TART, CAKE].map((one) => ({ ...one, chosen: ids?.includes(one.id) ?? one.chosen })),
  above: (ids?.includes(TART.id) ?? true) ? [{ ...MENU, before: moment(2), after: moment(1.5) }] : [],
})
const DONE: Replacement = {
  id: crypto.randomUUID(),
  at: '2026-11-20T10:00:00.000Z',
  from: { id: BUTTER.id, name: BUTTER.name },
  to: { id: MARGARINE.id, name: MARGARINE.name },
  lines: 1,
  sheets: 1,
  standing: 1,
  undoneAt: null,
}

async function renderButter(answers: Answers['replacements'] = {}) {
  const shown = await renderRoute({ '/_workspace/products/$id/edit': Route }, `/products/${BUTTER.id}/edit`, {
    api: {
      products: {
        list: ({ search }) =>
          onePage([BUTTER, MARGARINE].filter(({ name }) => name.toLowerCase().includes(search ?? ''))),
        get: () => BUTTER,
        use: () => ({ sheets: [TART, CAKE].map(({ id, title }) => ({ id, title })), total: 2 }),
      },
      prices: { history: () => onePage([]) },
      productArticles: { get: noArticles },
      productMerges: { list: () => ({ items: [] }) },
      replacements: {
        list: () => ({ items: [] }),
        effect: ({ sheetIds }) => effectOf(sheetIds),
        replace: ({ sheetIds }) => ({ ...DONE, sheets: sheetIds.length }),
        undo: () => ({ restored: 1, left: 0 }),
        ...answers,
      },
    },
  })
  return shown
}

const question = page.getByRole('dialog', { name: 'Remplacer Beurre' })

async function chooseMargarine() {
  await page.getByRole('button', { name: 'Remplacer par…' }).click()
  await expect.element(question.getByRole('combobox', { name: 'Remplacer par' })).toHaveFocus()
  await userEvent.keyboard('marg')
  await expect.element(page.getByRole('option', { name: 'Margarine' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

test('a product is replaced in the ticked sheets after its effect is shown, and the notice undoes it', async () => {
  const { api } = await renderButter()
  await chooseMargarine()
  const tart = question.getByRole('row', { name: /Tarte/ })
  await expect.element(tart).toMatchTextContent(/1,00\s€ → 0,50\s€/)
  await expect.element(tart).toMatchTextContent(/Contiendrait aussi : Soja/)
  await expect.element(tart).toMatchTextContent(/Ne contiendrait plus : Lait/)
  await expect
    .element(question.getByRole('row', { name: /Assortiment/ }))
    .toMatchTextContent(/2,00\s€ → 1,50\s€/)
  await expectAccessibleAtBothWidths()
  await page.viewport(1280, 800)
  await question.getByRole('button', { name: 'Remplacer dans 1 fiche' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.replacements.replace).toMatchObject([
    { id: BUTTER.id, byId: MARGARINE.id, sheetIds: [TART.id] },
  ])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('1 ligne a repris le produit d’avant')).toBeVisible()
  expect(api.calls.replacements.undo).toEqual([{ id: DONE.id }])
})

test('a sheet that would lose a cost is left out and says why, until it is ticked', async () => {
  const { api } = await renderButter()
  await chooseMargarine()
  const box = question.getByRole('checkbox', { name: 'Remplacer dans Gâteau' })
  await expect.element(box).not.toBeChecked()
  await expect
    .element(question.getByRole('row', { name: /Gâteau/ }))
    .toMatchTextContent(/1 ligne n’aurait plus de coût/)
  await expect.element(question.getByText(/1 fiche n’est pas cochée/)).toBeVisible()
  await box.click()
  await expect.element(question.getByText(/1 fiche n’est pas cochée/)).not.toBeInTheDocument()
  await question.getByRole('checkbox', { name: 'Remplacer dans Tarte' }).click()
  await expect.element(question.getByText('Assortiment')).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Remplacer dans 1 fiche' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.calls.replacements.replace).toMatchObject([{ sheetIds: [CAKE.id] }])
})

test('without a sheet nothing can be replaced', async () => {
  await renderButter()
  await chooseMargarine()
  await question.getByRole('checkbox', { name: 'Remplacer dans Tarte' }).click()
  await expect.element(question.getByRole('button', { name: 'Remplacer', exact: true })).toBeDisabled()
})

test('a refused replacement keeps what is chosen, and is sent again as the same act', async () => {
  const { api } = await renderButter({ replace: () => refusal('INTERNAL') })
  await chooseMargarine()
  await question.getByRole('button', { name: 'Remplacer dans 1 fiche' }).click()
  await expect.element(question.getByRole('alert')).toMatchTextContent(/Le remplacement n’a pas pu être fait/)
  api.answer({ replacements: { replace: () => DONE } })
  await question.getByRole('button', { name: 'Remplacer dans 1 fiche' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const [first, second] = api.calls.replacements.replace ?? []
  expect(second).toEqual(first)
})

test('earlier replacements are listed beside the product, and undone while a line still takes the other product', async () => {
  const changed = { ...DONE, id: crypto.randomUUID(), standing: 0 }
  const undone = { ...DONE, id: crypto.randomUUID(), undoneAt: '2026-11-21T10:00:00.000Z' }
  const { api } = await renderButter({
    list: () => ({ items: [DONE, changed, undone] }),
    undo: () => ({ restored: 1, left: 2 }),
  })
  await expect.element(page.getByRole('heading', { name: 'Remplacements' })).toBeVisible()
  await expect.element(page.getByText('Changé depuis')).toBeVisible()
  await expect.element(page.getByText('Annulé le 21 novembre 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler le remplacement de Beurre par Margarine' }).click()
  await expect.element(page.getByText(/2 lignes ont changé depuis/)).toBeVisible()
  expect(api.calls.replacements.undo).toEqual([{ id: DONE.id }])
})
