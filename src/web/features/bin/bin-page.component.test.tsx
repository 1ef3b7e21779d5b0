import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DeletedItem } from '#contract/bin.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { connection } from '#web/lib/offline/connection.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { onePage, SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/bin.tsx'

const routes = { '/_workspace/bin': Route }

const NOTHING = {
  sheets: 0,
  ownProducts: 0,
  suppliers: 0,
  gammes: 0,
  menus: 0,
  givenBack: 0,
  lines: 0,
  photos: 0,
  dishes: 0,
  menuDishes: 0,
  choices: 0,
  sales: 0,
  articles: 0,
  priceLists: 0,
  prices: 0,
  usedInSheets: 0,
  products: 0,
}

const deleted = (facts: Partial<DeletedItem> = {}): DeletedItem => ({
  id: crypto.randomUUID(),
  kind: 'sheet',
  name: 'Blanquette',
  things: 1,
  gamme: null,
  mergedInto: null,
  deletedAt: '2026-11-20T10:00:00.000Z',
  keptUntil: '2026-12-20T10:00:00.000Z',
  carried: NOTHING,
  ...facts,
})

test('an empty bin says what it keeps', async () => {
  await renderRoute(routes, '/bin', { api: { bin: { list: () => onePage([]) } } })
  await expect.element(page.getByText(/Ce que vous supprimez reste ici trente jours/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Vider la corbeille' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a chef restores, and erases nothing for ever', async () => {
  await renderRoute(routes, '/bin', {
    session: { ...SESSION, role: 'chef' },
    api: { bin: { list: () => onePage([deleted()]) } },
  })
  await expect.element(page.getByRole('button', { name: /^Restaurer/ })).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toHaveLength(1)
})

test('a bin that cannot be read says so', async () => {
  await renderRoute(routes, '/bin', { api: { bin: { list: () => refusal('INTERNAL') } } })
  await expect.element(page.getByText('Erreur lors du chargement de la corbeille')).toBeVisible()
})

test('without a network it says that it needs one', async () => {
  await renderRoute(routes, '/bin', { api: { bin: { list: noNetwork } } })
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  connection.lost()
  await expect.element(page.getByText(/Hors ligne\s: la corbeille a besoin du réseau/)).toBeVisible()
  await expect.element(page.getByText(/n’avaient pas été lues/)).not.toBeInTheDocument()
  connection.found()
})

test('what was deleted is listed with what it carries, restored, and leads to the thing', async () => {
  const items = [
    deleted({ carried: { ...NOTHING, lines: 12, photos: 1, usedInSheets: 4 } }),
    deleted({ kind: 'product', name: 'Ail', things: 3, carried: { ...NOTHING, usedInSheets: 1 } }),
    deleted({ kind: 'dish', name: 'La brûlée', gamme: 'Desserts' }),
    deleted({ kind: 'product', name: 'Beurre doux', mergedInto: 'Beurre' }),
  ]
  const sheetId = crypto.randomUUID()
  const { api, address } = await renderRoute(routes, '/bin', {
    api: {
      sheets: { get: () => refusal('NOT_FOUND') },
      bin: {
        list: () => onePage(items),
        restore: ({ id }) => {
          items.splice(
            items.findIndex((item) => item.id === id),
            1,
          )
          return {
            kind: 'sheet',
            id: sheetId,
            gammeId: null,
            name: 'Blanquette',
            things: 1,
            waiting: 0,
            lost: 0,
            left: 0,
          }
        },
      },
    },
  })
  const entries = page.getByRole('list', { name: 'Corbeille' }).getByRole('listitem')
  const [sheet, products, dish] = [entries.nth(0), entries.nth(1), entries.nth(2)]
  await expect.element(sheet).toMatchTextContent(/Fiche technique · .*20 novembre 2026.*20 décembre 2026/)
  await expect.element(sheet).toMatchTextContent(/Avec 12 lignes, 4 fiches qui l’utilisaient et sa photo/)
  await expect
    .element(products)
    .toMatchTextContent(/Produits · .*Ail et 2 autres.*Avec 1 fiche qui l’utilisait/)
  await expect.element(dish).toMatchTextContent(/Plat de « Desserts »/)
  await expect.element(entries.nth(3)).toMatchTextContent(/Fusionné avec « Beurre »/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Restaurer « Blanquette »' }).click()
  await expect.element(page.getByText('Restauré : « Blanquette »')).toBeVisible()
  await expect.element(page.getByText('3 suppressions')).toBeVisible()
  expect(api.calls.bin.restore).toHaveLength(1)
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  await expect.poll(address).toBe(`/recipes/${sheetId}/edit`)
})

test('one thing is deleted permanently, and all, each after a question', async () => {
  const items = [
    deleted({ name: 'Blanquette' }),
    deleted({ name: 'Rôti', deletedAt: '2026-11-19T10:00:00.000Z' }),
  ]
  const [newest] = items
  const { api } = await renderRoute(routes, '/bin', {
    api: {
      bin: {
        list: () => onePage(items),
        remove: ({ id }) => {
          items.splice(
            items.findIndex((item) => item.id === id),
            1,
          )
          return { id }
        },
        empty: () => ({ deleted: items.splice(0).length }),
      },
    },
  })
  await page.getByRole('button', { name: 'Supprimer définitivement « Rôti »' }).click()
  const question = page.getByRole('dialog')
  await expect.element(question).toMatchTextContent(/Cette action est irréversible/)
  await expectAccessible()
  await question.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect.element(page.getByText('1 suppression', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vider la corbeille' }).click()
  await expect.element(question).toMatchTextContent(/Ce qui est dans la corbeille, 1 suppression/)
  await question.getByRole('button', { name: 'Vider la corbeille' }).click()
  await expect.element(page.getByText(/Ce que vous supprimez reste ici trente jours/)).toBeVisible()
  expect(api.calls.bin.empty).toEqual([{ until: newest?.deletedAt }])
})

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(390, 800)
  await renderRoute(routes, '/bin', {
    api: { bin: { list: () => onePage([deleted({ name: 'Un nom très long '.repeat(8).trim() })]) } },
  })
  await expect.element(page.getByRole('button', { name: /^Restaurer/ })).toBeVisible()
  await expectNoSidewaysScroll()
})
