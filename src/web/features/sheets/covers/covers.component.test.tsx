import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as RecipePreview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'

const routes = { '/_print/recipes/$id/preview': RecipePreview, '/_workspace/recipes/$id/': Recipe }

const kitchen = emptyKitchen()

const covers = page.getByRole('textbox', { name: 'Portions' })
const fewer = page.getByRole('button', { name: 'Une portion de moins' })
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const costOf = (portions: number) =>
  expect.poll(
    () => page.getByText(`Coût pour ${String(portions)} portions`).element().nextElementSibling?.textContent,
  )

test('a sheet is read for any number of covers, which the address keeps, and stays as it is stored', async () => {
  const { id } = addBlanquette(kitchen)
  const { api, address } = await renderRoute(routes, `/recipes/${id}`, { api: kitchen.answers })
  await expect.element(covers).toHaveValue('8')
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^1,6\s*kg/)
  await costOf(8).toMatch(/43,78/)

  await covers.fill('20')
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^4\s*kg/)
  await expect.element(line('Champignons')).toMatchTextContent(/^1,5\s*kg/)
  await expect.element(line('Vin blanc')).toMatchTextContent(/^62,5\s*cl/)
  await expect.element(line('Bouquet garni')).toMatchTextContent(/^2\s½\s*bottes/)
  await expect.element(line('Épaule de veau')).toMatchTextContent(/brut : 4,32\s*kg.*73,01\s€$/)
  await expect.element(line('Crème liquide')).not.toMatchTextContent('brut')
  await expect.element(page.getByText('5,47 €')).toBeVisible()
  await costOf(20).toMatch(/109,46/)
  await expectAccessible()
  await fewer.click()
  await expect.element(covers).toHaveValue('19')
  await expect.poll(address).toBe(`/recipes/${id}?covers=19`)
  await expect.element(line('Bouquet garni')).toMatchTextContent(/^2\s½\s*bottes/)
  await expect.element(page.getByText('Bouquet garni : 2,375 → 2,5 bottes')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Revenir à 8' }).click()
  await expect.element(covers).toHaveValue('8')
  await expect.poll(address).toBe(`/recipes/${id}`)
  await expect.element(line('Crème liquide')).toMatchTextContent(/^400\s*ml/)
  expect(api.calls.sheets.change).toEqual([])

  await page.viewport(390, 844)
  await covers.fill('250')
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('the technical sheet is shown for as many covers as the sheet was read for, and goes back to its own', async () => {
  const { id } = addBlanquette(kitchen)
  const { address } = await renderRoute(routes, `/recipes/${id}?covers=80`, { api: kitchen.answers })
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/preview?covers=80`)
  const veal = page.getByRole('row').filter({ hasText: 'Épaule de veau' })
  await expect.element(veal).toMatchTextContent(/^16\s*kg.*17,28\s*kg.*16,90\s€ \/ kg.*292,03\s€$/)
  await expect.element(page.getByText('Coût total pour 80 portion(s) : 437,85 €')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await expect.element(covers).toHaveValue('8')
  await expect.element(veal).toMatchTextContent(/^1,600\s*kg/)
  await page.getByRole('button', { name: 'Mode lecture' }).click()
  await expect.element(covers).toHaveValue('80')
  await page.viewport(390, 844)
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('button', { name: 'Revenir à 8' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/preview`)
  await expect.element(page.getByText('Coût total pour 8 portion(s) : 43,78 €')).toBeVisible()
})

test('an invalid number of covers shows its problem, and the sheet keeps the last valid number', async () => {
  await renderRoute(routes, `/recipes/${addBlanquette(kitchen).id}?covers=20`, { api: kitchen.answers })
  await expect.element(covers).toHaveValue('20')
  await covers.fill('beaucoup')
  await expect.element(covers).toHaveAttribute('aria-invalid', 'true')
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^4\s*kg/)
  const wholeNumber = 'Un nombre entier de portions, de 1 à 100 000'
  await expect.element(page.getByRole('alert')).toHaveTextContent(wholeNumber)
  await userEvent.tab()
  await expect.element(covers).toHaveValue('20')
  for (const [typed, why] of [
    ['0', 'Le nombre de portions doit être supérieur à 0'],
    ['-3', wholeNumber],
    ['2,5', wholeNumber],
    ['99999999', wholeNumber],
  ] as const) {
    await covers.fill(typed)
    await userEvent.tab()
    await expect.element(covers).toHaveValue('20')
    await expect.element(page.getByRole('alert')).toHaveTextContent(why)
  }
  await expectAccessible()
})

test('a sheet that is opened for some covers is printed for them, without the buttons', async () => {
  await renderRoute(routes, `/recipes/${addBlanquette(kitchen).id}?covers=19`, { api: kitchen.answers })
  await expect.element(covers).toHaveValue('19')
  await expect.element(fewer).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(covers).toHaveValue('19')
  await expect.element(fewer).not.toBeInTheDocument()
  await expect.element(line('Épaule de veau')).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

test.each([
  ['where it is read', '', (id: string) => `/recipes/${id}`],
  ['as the printed sheet', '/preview', (id: string) => `/recipes/${id}/preview`],
])('a sheet for other covers is kept as a copy %s, and the original stays', async (_, suffix, pageOf) => {
  const { id } = addBlanquette(kitchen)
  const { api, address } = await renderRoute(routes, `/recipes/${id}${suffix}?covers=80`, {
    api: kitchen.answers,
  })
  const copy = page.getByRole('button', { name: 'Garder comme copie' })
  api.answer({ sheets: { duplicate: ({ sheet }) => kitchen.addSheet({ title: '', ...sheet }) } })
  await copy.dblClick()
  await expect.element(page.getByText(/^Copie enregistrée\s: .*\(80 portions\)/)).toBeVisible()
  expect(api.calls.sheets.duplicate).toHaveLength(1)
  const made = kitchen.summaries.find(({ title }) => title.endsWith('(80 portions)'))
  await expect.poll(address).toBe(pageOf(made?.id ?? ''))
  expect(kitchen.sheet(made?.id ?? '')).toMatchObject({
    portions: 80,
    ingredients: expect.arrayContaining([expect.objectContaining({ quantity: 16 })]) as unknown,
  })
  expect(kitchen.sheet(id)).toMatchObject({ portions: 8, version: 1 })
  await expect.element(copy).not.toBeInTheDocument()
  await expectAccessible()
})

test('portions that are typed on the printed sheet are kept as a copy once its quantities have followed', async () => {
  const { id } = addBlanquette(kitchen)
  const { api, address } = await renderRoute(routes, `/recipes/${id}/preview`, { api: kitchen.answers })
  api.answer({ sheets: { duplicate: ({ sheet }) => kitchen.addSheet({ title: '', ...sheet }) } })
  await page.getByRole('button', { name: 'Mode édition' }).click()
  await page.getByRole('textbox', { name: 'Portions' }).fill('80')
  await page.getByRole('button', { name: /Adapter les quantités/ }).click()
  await page.getByRole('button', { name: 'Garder comme copie' }).click()
  await expect.element(page.getByText(/^Copie enregistrée/)).toBeVisible()
  const made = kitchen.summaries.find(({ title }) => title.endsWith('(80 portions)'))
  await expect.poll(address).toBe(`/recipes/${made?.id ?? ''}/preview`)
  expect(kitchen.sheet(made?.id ?? '')).toMatchObject({
    portions: 80,
    ingredients: expect.arrayContaining([expect.objectContaining({ quantity: 16 })]) as unknown,
  })
  expect(kitchen.sheet(id)).toMatchObject({ portions: 8, version: 1 })
})
