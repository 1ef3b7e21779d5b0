import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CommittedInput, PlannedInput } from '#contract/imported-sheets.ts'
import { expectAccessible } from '#web/testing/accessible.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { ACCOUNT } from '#web/testing/fixtures.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.import.tsx'

const IMPORT = '5b6c1d2e-0c55-4d0b-9a5e-6d1f2a3b4c5d'
const idOf = (at: number) => `6b6c1d2e-0c55-4d0b-9a5e-6d1f2a3b4c5${String(at)}`
const STORED = { id: idOf(9), width: 40, height: 30 }

const matchNames = ({ names }: { names: unknown[] }) => ({
  groups: names.map((_, at) => ({ names: [at], certainty: 'new' as const, candidates: [], alike: [] })),
})
const plan = ({ products, sheets }: PlannedInput) => ({
  products: products.map(({ unit, priceHt }) => ({ outcome: 'taken' as const, before: null, unit, priceHt })),
  sheets: sheets.map(({ title }) => ({
    outcome: 'new' as const,
    title,
    existing: null,
    changes: { facts: [], lines: [] },
  })),
})
const commit = ({ sheets }: CommittedInput) => ({
  importId: IMPORT,
  created: sheets.length,
  replaced: 0,
  kept: 0,
  products: 1,
  prices: 0,
  olderPrices: 0,
  sheets: sheets.map(({ title }, at) => ({ id: idOf(at), title })),
})

const recipe = (name: string) =>
  strToU8(JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['200 g de farine'] }))

/** A real picture, drawn by the browser. */
async function picture(width: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, 90)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new Uint8Array(await drawn.arrayBuffer())
}

test('photos of files are sent to their new sheets, from where the network was lost, until one more would not fit', async () => {
  const { api } = await renderRoute({ '/_workspace/recipes/import': Route }, '/recipes/import', {
    api: {
      sheetImports: { matchNames, plan, commit },
      account: { get: () => ACCOUNT },
      sheets: {
        photo: { put: ({ params }) => (params.id === idOf(1) ? noNetwork() : STORED) },
      },
      imports: { list: () => ({ items: [] }) },
      sellingPrices: { unpriced: () => ({ items: [], total: 0, waiting: 0 }) },
    },
  })
  await expect.element(page.getByRole('button', { name: 'Choisir des fichiers' }).first()).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page takes files')
  const zip = zipSync({
    'Far/recipe.json': recipe('Far'),
    'Far/full.jpg': await picture(100),
    'Riz/recipe.json': recipe('Riz'),
    'Riz/full.jpg': await picture(110),
    'Thé/recipe.json': recipe('Thé'),
    'Thé/full.jpg': await picture(120),
    'Zeste/recipe.json': recipe('Zeste'),
    'Zeste/full.jpg': await picture(10),
  })
  await userEvent.upload(input, [new File([new Uint8Array(zip)], 'recettes.zip')])
  await page.getByRole('button', { name: 'Importer 4 fiches' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/L’envoi des photos s’est arrêté.*connexion.*2 photos ne sont pas envoyées/)

  api.answer({ sheets: { photo: { put: () => refusal('PHOTOS_FULL') } } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/occupent toute la place/)

  // The photo whose answer was lost had been stored.
  api.answer({ sheets: { photo: { put: () => refusal('VERSION_CONFLICT', { current: STORED }) } } })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('2 photos sont ajoutées à leurs fiches.')).toBeVisible()
  await expect.element(page.getByText('1 fiche avait déjà une photo, et la garde.')).toBeVisible()
  await expect.element(page.getByText(/^1 image de vos fichiers n’est pas prise/)).toBeVisible()
  await expectAccessible()
  const { put } = api.calls.sheets.photo
  expect(put.map(({ params }) => params.id)).toEqual([idOf(0), idOf(1), idOf(1), idOf(1), idOf(2)])
  expect(put[0]).toMatchObject({ query: { version: 'none', importId: IMPORT } })
  expect(put[0]?.body.type).toBe('image/jpeg')
})
