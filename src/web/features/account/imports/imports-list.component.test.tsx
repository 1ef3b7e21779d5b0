import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Import, ImportEffect, Named } from '#contract/imports.ts'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/settings.tsx'

const routes = { '/_workspace/settings': Route }

const MADE = { sheets: 0, products: 0, suppliers: 0, gammes: 0, menus: 0, sales: 0 }
const NONE: Named = { count: 0, names: [] }
const NOT_MODIFIED = { sheets: NONE, products: NONE, suppliers: NONE, gammes: NONE, menus: NONE, sales: NONE }

const imported = (facts: Partial<Import> = {}): Import => ({
  id: crypto.randomUUID(),
  kind: 'account-file',
  files: ['gramme.zip'],
  importedAt: '2026-11-20T10:00:00.000Z',
  undoableUntil: '2026-12-20T10:00:00.000Z',
  made: { ...MADE, sheets: 63, products: 140 },
  changed: 0,
  undoneAt: null,
  inBin: false,
  ...facts,
})

const EFFECT: ImportEffect = {
  made: { ...MADE, sheets: 63, products: 1 },
  articles: 12,
  dishes: 2,
  modified: {
    ...NOT_MODIFIED,
    sheets: { count: 5, names: ['Aïoli', 'Blanquette', 'Cassoulet', 'Daube', 'Flan'] },
  },
  givenBack: { count: 1, names: ['Beurre'] },
  stays: { count: 2, names: ['Farine', 'Pain'] },
  settings: 'back',
  carte: 'stays',
  address: true,
  own: {
    dishes: { count: 1, names: ['La brûlée'] },
    menus: NONE,
    sales: 2,
    sheets: { count: 1, names: ['Sablés'] },
    products: NONE,
  },
}

const list = page.getByRole('list', { name: 'Vos imports' })
const question = page.getByRole('dialog', { name: 'Annuler l’import ?' })
const confirm = question.getByRole('button', { name: 'Annuler l’import' })

test('an import is listed with what it has made, and undone after its consequences were shown', async () => {
  const items = [
    imported(),
    imported({
      kind: 'sheet-files',
      files: ['a.xlsx', 'b.xlsx', 'c.ods'],
      made: { ...MADE, sheets: 1 },
      changed: 2,
      undoneAt: '2026-11-21T10:00:00.000Z',
      inBin: true,
    }),
  ]
  const { api } = await renderRoute(routes, '/settings', {
    api: {
      imports: {
        list: () => ({ items }),
        effect: () => EFFECT,
        undo: () => {
          items[0] = imported({ ...items[0], undoneAt: '2026-11-27T10:00:00.000Z', inBin: true })
          return { deletedItemId: crypto.randomUUID(), made: EFFECT.made, stays: EFFECT.stays }
        },
      },
    },
  })
  const [archive, sheets] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)]
  await expect
    .element(archive)
    .toMatchTextContent(/20 novembre 2026.*jusqu’au 20 décembre 2026.*63 fiches techniques et 140 produits/)
  await expect
    .element(sheets)
    .toMatchTextContent(
      /a\.xlsx, b\.xlsx et 1 autre fichier.*1 fiche technique et 2 fiches ou produits modifiés.*Annulé le 21 novembre 2026/,
    )
  await expect.element(sheets.getByRole('link', { name: /corbeille/ })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’import de gramme.zip' }).click()
  for (const text of [
    /63 fiches techniques, dont 5 avec vos modifications.*Aïoli, Blanquette, Cassoulet et 2 autres/,
    '12 articles de catalogue',
    '1 fiche ou produit : Beurre',
    /réglages de calcul/,
    /carte en ligne, de nouveau fermée/,
    '1 plat de vos gammes part avec sa fiche : La brûlée',
    '2 périodes de ventes gardent les ventes des plats retirés',
    /Sablés/,
    '2 fiches ou produits : Farine, Pain',
    'l’aspect de la carte',
  ])
    await expect.element(question.getByText(text)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await confirm.dblClick()
  await expect.element(page.getByText(/L’import a été annulé/)).toBeVisible()
  await expect.element(page.getByText(/laissés tels quels\s: Farine, Pain/)).toBeVisible()
  await expect.element(archive.getByText(/Annulé le 27 novembre 2026/)).toBeVisible()
  expect(api.calls.imports.undo).toHaveLength(1)
})

test('an import that only updated sheets says what they become again, and nothing of what goes', async () => {
  const updated = {
    ...EFFECT,
    made: MADE,
    articles: 0,
    dishes: 0,
    givenBack: { count: 2, names: ['Pain', 'Tarte'] },
  }
  await renderRoute(routes, '/settings', {
    api: { imports: { list: () => ({ items: [imported()] }), effect: () => updated } },
  })
  await page.getByRole('button', { name: 'Annuler l’import de gramme.zip' }).click()
  await expect.element(question.getByText('Reprendront leur contenu d’avant l’import')).toBeVisible()
  await expect.element(question.getByText('2 fiches ou produits : Pain, Tarte')).toBeVisible()
  await expect.element(question.getByText(/corbeille/)).not.toBeInTheDocument()
  await expect.element(question.getByText(/ne retire ni ne change rien/)).not.toBeInTheDocument()
})

test('an import that another window has undone says so, and one that is refused stays', async () => {
  const { api } = await renderRoute(routes, '/settings', {
    api: {
      imports: {
        list: () => ({ items: [imported()] }),
        effect: () => refusal('ALREADY_UNDONE'),
        undo: () => refusal('ALREADY_UNDONE'),
      },
    },
  })
  const button = page.getByRole('button', { name: 'Annuler l’import de gramme.zip' })
  await button.click()
  await expect.element(question.getByText(/une autre fenêtre l’a fait/)).toBeVisible()
  await expect.element(confirm).toBeDisabled()
  await question.getByRole('button', { name: 'Le garder' }).click()
  api.answer({ imports: { effect: () => EFFECT } })
  await button.click()
  await confirm.click()
  await expect.element(question.getByRole('alert')).toMatchTextContent('une autre fenêtre l’a fait')
})
