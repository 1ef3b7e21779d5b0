import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.$carteId.ventes.caisse.tsx'
import { summaryOf } from '../recorded-sales.ts'
import { period } from '../testing/shown-sales.ts'
import { CARTE, CARTE_ID, COD, giveTillFile, STEW } from '../testing/till-file.ts'

const OCTOBER: SalesPeriodDetail = {
  ...period([
    { gammeRecetteId: STEW.id, quantity: 100 },
    { gammeRecetteId: COD.id, quantity: 20 },
  ]),
  fileName: 'ventes.csv',
  version: 3,
}

test('a file of a period that is there replaces its sales, which can be put back, or both are kept', async () => {
  let stored = OCTOBER
  const { api } = await renderRoute(
    { '/_workspace/cartes/$carteId/ventes/caisse': Route },
    `/cartes/${CARTE_ID}/ventes/caisse`,
    {
      api: {
        sales: {
          list: () => ({ ...CARTE, periods: [summaryOf(stored)] }),
          get: () => stored,
          write: ({ fileName = null }) => {
            stored = { ...stored, fileName, version: stored.version + 1 }
            return summaryOf(stored)
          },
          keepMapping: ({ id }) => ({ id }),
        },
      },
    },
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await giveTillFile(
    'octobre.csv',
    ['Ventes de octobre 2026', '', 'Article;Qté', 'Blanquette;110'].join('\r\n'),
  )
  await expect.element(page.getByText(/^Cette période chevauche/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Garder les deux périodes' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remplacer les ventes de cette période' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => api.calls.sales.write.length).toBe(2)
  expect(api.calls.sales.write).toMatchObject([
    {
      version: 3,
      fileName: 'octobre.csv',
      quantities: [
        { gammeRecetteId: STEW.id, quantity: 110 },
        { gammeRecetteId: COD.id, quantity: null },
      ],
    },
    {
      version: 4,
      fileName: 'ventes.csv',
      quantities: [
        { gammeRecetteId: STEW.id, quantity: 100 },
        { gammeRecetteId: COD.id, quantity: 20 },
      ],
    },
  ])
  expect(api.calls.sales.create).toEqual([])
})
