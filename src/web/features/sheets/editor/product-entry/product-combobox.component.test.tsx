import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noAnswer, refusal } from '#web/testing/answers.ts'
import { userProduct } from '#contract/testing/product-fixtures.ts'
import { onePage } from '#web/testing/fixtures.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { ModuleUnavailable } from '#web/lib/browser/import-module.ts'
import { openEditor, productNames, productSearch, quantityOf } from '#web/testing/sheet-editor.ts'
import { lineReader } from './line-reader.ts'

const kitchen = emptyKitchen()

beforeEach(() => {
  for (const name of ['Beurre doux', 'Beurre demi-sel', 'Beurre de cacao']) kitchen.addProduct({ name })
})

afterEach(() => vi.restoreAllMocks())

const list = page.getByRole('listbox')
const options = () => list.getByRole('option').all()
const optionTexts = () => options().map((option) => option.element().textContent)
const selected = () => list.element().querySelector('[aria-selected="true"]')

async function openSheet() {
  const shown = await openEditor(kitchen, kitchen.addSheet({ title: 'Sablés' }))
  await productSearch.click()
  return shown
}

async function typeAndWait(text: string, first: string) {
  await userEvent.keyboard(text)
  await expect.element(list.getByText(first).first()).toBeVisible()
}

test('Enter takes the first, the next Enter in its quantity leads back to the search', async () => {
  await openSheet()
  await typeAndWait('beurre d', 'Beurre doux')
  expect(selected()?.textContent).toContain('Beurre doux')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Beurre doux')).toHaveFocus()
  await expect.element(productSearch).toHaveValue('')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('250g{Enter}')
  await expect.element(productSearch).toHaveFocus()
  expect(productNames()).toEqual(['Beurre doux'])
})

test('arrows go from the first to the last and no further, and say to a reader where they are', async () => {
  await openSheet()
  await typeAndWait('beurre d', 'Beurre doux')
  await expect.poll(optionTexts).toHaveLength(4)
  await userEvent.keyboard('{ArrowUp}')
  expect(selected()?.textContent).toContain('Beurre doux')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(selected()?.textContent).toContain('Beurre de cacao')
  await expect.element(productSearch).toHaveAttribute('aria-activedescendant', selected()?.id)
  await expect.element(productSearch).toHaveAttribute('aria-controls', list.element().id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(selected()?.textContent).toContain('Créer le produit')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await expect.element(quantityOf('Beurre demi-sel')).toHaveFocus()
})

test('what is typed next begins at the first option again', async () => {
  await openSheet()
  await typeAndWait('beurre', 'Beurre doux')
  await userEvent.keyboard('{ArrowDown}{ArrowDown} d')
  await expect.poll(() => selected()?.textContent).toContain('Beurre doux')
})

test('Enter before the answer has come takes the first of the answer, whatever was listed before', async () => {
  const { api } = await openSheet()
  await typeAndWait('beurre', 'Beurre doux')
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kitchen.answers.products.list>>()
  api.answer({ products: { list: () => promise } })
  await userEvent.keyboard(' de cacao{Enter}')
  await expect.element(productSearch).toHaveFocus()
  resolve(onePage([kitchen.addProduct({ name: 'Beurre de cacao bio' })]))
  await expect.element(quantityOf('Beurre de cacao bio')).toHaveFocus()
})

test('an answer that comes after something else was typed is not taken', async () => {
  const { api } = await openSheet()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kitchen.answers.products.list>>()
  api.answer({ products: { list: () => promise } })
  await userEvent.keyboard('cacao{Enter}')
  await userEvent.keyboard('s')
  resolve(onePage([userProduct({ name: 'Cacao' })]))
  await expect.element(list.getByText('Cacao', { exact: true })).toBeVisible()
  expect(productNames()).toEqual([])
})

test('an unknown name is made a product by Enter, under that name', async () => {
  await openSheet()
  await userEvent.keyboard('Yuzu{Enter}')
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Yuzu')
})

test('a name that others only contain is offered as a new product first, listed or not yet', async () => {
  kitchen.addProduct({ name: 'Tarte au miel' })
  await openSheet()
  await typeAndWait('miel', 'Tarte au miel')
  await expect.poll(() => selected()?.textContent).toContain('Créer le produit «\u00a0miel\u00a0»')
  await expect.poll(() => optionTexts()[1]).toContain('Tarte au miel')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(quantityOf('Tarte au miel')).toHaveFocus()
  await productSearch.click()
  await userEvent.keyboard('miel{Enter}')
  const form = page.getByRole('dialog', { name: 'Nouveau produit' })
  await expect.element(form.getByLabelText('Nom du produit')).toHaveValue('Miel')
})

test('the last option makes a product of what is typed, unless one is called just so', async () => {
  await openSheet()
  await userEvent.keyboard('beurre')
  await expect.poll(() => optionTexts().at(-1)).toContain('Créer le produit «\u00a0beurre\u00a0»')
  await userEvent.keyboard(' DOUX')
  await expect.poll(optionTexts).toHaveLength(1)
  await userEvent.clear(productSearch)
  await typeAndWait('beurre', 'Beurre doux')
  await list.getByText('Créer le produit «\u00a0beurre\u00a0»').click()
  await expect.element(page.getByRole('dialog', { name: 'Nouveau produit' })).toBeVisible()
})

test('Escape empties the search and keeps the focus; a press on an option takes it', async () => {
  await openSheet()
  await typeAndWait('beurre', 'Beurre doux')
  await userEvent.keyboard('{Escape}')
  await expect.element(productSearch).toHaveValue('')
  await expect.element(productSearch).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await typeAndWait('beurre', 'Beurre doux')
  await list.getByText('Beurre de cacao').hover()
  await expect.poll(() => selected()?.textContent).toContain('Beurre de cacao')
  await list.getByText('Beurre de cacao').click()
  await expect.element(quantityOf('Beurre de cacao')).toHaveFocus()
})

test('in the line, Escape on an empty search gives the product back', async () => {
  const { id: userProductId } = kitchen.addProduct({ name: 'Farine' })
  const ingredients = [{ userProductId, quantity: 1, unit: 'kg' as const }]
  await openEditor(kitchen, kitchen.addSheet({ title: 'Sablés', ingredients }))
  const change = page.getByRole('button', { name: 'Changer de produit\u00a0: Farine' })
  await change.click()
  const own = page.getByRole('combobox', { name: 'Changer de produit\u00a0: Farine' })
  await expect.element(own).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(change).toHaveFocus()
  await change.click()
  await typeAndWait('beurre', 'Beurre doux')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantityOf('Beurre doux')).toHaveFocus()
})

test('/ in an empty search opens the catalogue, and is a letter in a word', async () => {
  await openSheet()
  await userEvent.keyboard('1/2')
  await expect.element(productSearch).toHaveValue('1/2')
  await userEvent.clear(productSearch)
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('dialog', { name: 'Ajouter des produits' })).toBeVisible()
})

test('a preparation that contains this sheet is listed, says why it cannot be taken, and makes no product', async () => {
  const own = kitchen.addSheet({ title: 'Sablés' })
  const lines = [{ subSheetId: own.id, quantity: 1, unit: 'portion' as const }]
  kitchen.addSheet({ title: 'Assiette de sablés', ingredients: lines })
  await openEditor(kitchen, own)
  await productSearch.click()
  await typeAndWait('assiette de sablés', 'Assiette de sablés')
  await expect.element(list.getByRole('option').first()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').getByText(/ne peut pas y entrer/)).toBeVisible()
  expect(productNames()).toEqual([])
})

test('while it searches, when nothing is found and when it fails, the list says so', async () => {
  const { api } = await openSheet()
  api.answer({ products: { list: noAnswer } })
  await userEvent.keyboard('beu')
  await expect.element(page.getByText('Recherche…')).toBeVisible()
  api.answer({ products: { list: () => onePage([]) } })
  await userEvent.keyboard('rrex')
  await expect.element(page.getByText(/^Aucun de vos produits/)).toBeVisible()
  api.answer({ products: { list: () => refusal('INTERNAL') } })
  await userEvent.keyboard('y')
  await expect.element(page.getByText(/La recherche n’a pas abouti/)).toBeVisible()
})

test('a line that is typed before its reader is there is read once it is', async () => {
  const come = Promise.withResolvers<Awaited<ReturnType<typeof lineReader.load>>>()
  const read = await lineReader.load()
  const now = vi.spyOn(lineReader, 'now', 'get').mockReturnValue(undefined)
  vi.spyOn(lineReader, 'load').mockReturnValue(come.promise)
  await openSheet()
  await userEvent.keyboard('250 g beurre doux')
  await expect.element(page.getByText('Recherche…')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  now.mockReturnValue(read)
  come.resolve(read)
  await expect.element(quantityOf('Beurre doux')).toHaveValue('250')
})

test('a reader that cannot be fetched shows a failure, and is fetched with the next letter', async () => {
  const read = await lineReader.load()
  const now = vi.spyOn(lineReader, 'now', 'get').mockReturnValue(undefined)
  const load = vi.spyOn(lineReader, 'load').mockRejectedValue(new ModuleUnavailable())
  await openSheet()
  await userEvent.keyboard('beurre dou')
  await expect.element(page.getByText('La recherche n’a pas abouti')).toBeVisible()
  load.mockImplementation(async () => {
    now.mockReturnValue(read)
    return read
  })
  await typeAndWait('x', 'Beurre doux')
})
