import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Member } from '#contract/members.ts'
import type { PriceStep } from '#contract/prices.ts'
import { noArticles, userProduct } from '#contract/testing/product-fixtures.ts'
import { Route } from '#web/routes/_workspace/products.$id.edit.tsx'
import { onePage, SESSION } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'

const LEA = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d02'
const GONE = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1d09'
const member = (id: string, name: string): Member => ({
  id,
  name,
  role: 'chef',
  email: null,
  joinedAt: null,
  usedAt: null,
  isOffered: false,
})

const butter = userProduct({ name: 'Beurre', priceHt: 12 })
const step = (newPriceHt: number, personId: string | null): PriceStep => ({
  id: crypto.randomUUID(),
  actId: crypto.randomUUID(),
  source: 'typed',
  origin: null,
  undoneAt: null,
  formerProduct: null,
  unit: 'kg',
  at: '2026-11-20T10:00:00.000Z',
  oldPriceHt: null,
  newPriceHt,
  personId,
})

/** Three prices of butter: by Léa, by a former member, without a person. */
async function showIn(members: Member[]) {
  const { api } = await renderRoute(
    { '/_workspace/products/$id/edit': Route },
    `/products/${butter.id}/edit`,
    {
      session: { ...SESSION, members: members.length },
      api: {
        products: { get: () => butter, use: () => ({ sheets: [], total: 0 }) },
        productArticles: { get: noArticles },
        prices: { history: () => onePage([step(12, LEA), step(11, GONE), step(10, null)]) },
        productMerges: { list: () => ({ items: [] }) },
        replacements: { list: () => ({ items: [] }) },
        members: { list: () => ({ items: members }) },
      },
    },
  )
  await page.getByRole('button', { name: 'Voir les prix' }).click()
  return { api, rows: page.getByRole('region', { name: 'Tous les prix' }).getByRole('row') }
}

test('each price says who gave it, and who has left is named so', async () => {
  const { rows } = await showIn([member(SESSION.user.id, 'Camille'), member(LEA, 'Léa')])
  await expect.element(rows.nth(1)).toMatchTextContent(/Saisi par Léa12,00/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Saisi par un ancien membre11,00/)
  await expect.element(rows.nth(3)).toMatchTextContent(/Saisi10,00/)
})

test('in the house of one person no price names anybody, and the members are not read', async () => {
  const { api, rows } = await showIn([member(SESSION.user.id, 'Camille')])
  await expect.element(rows.nth(1)).toMatchTextContent(/Saisi12,00/)
  expect(api.calls.members.list).toEqual([])
})
