import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { NameMatch } from '#contract/matches.ts'
import { toLineProduct } from '#contract/sheet-lines.ts'
import { changedProduct } from '#contract/testing/product-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { type Answers, noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { openEditor, productSearch, quantityOf, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

const dialog = page.getByRole('dialog', { name: 'Coller une recette' })
const text = dialog.getByLabelText('Une ligne par ingrédient, ou des lignes d’un tableur')
const read = dialog.getByRole('button', { name: 'Lire la recette' })
const openDialog = () => page.getByRole('button', { name: 'Coller une recette' }).click()

const kitchen = emptyKitchen()
/** Names that mean a product for sure, or one of two: the server's matching is tested at the server. */
let matches: NonNullable<Answers['matches']>

beforeEach(() => {
  const known: [RegExp, NameMatch][] = (
    [
      [/beurre/, { name: 'Beurre doux 82 %', priceHt: 9.8 }],
      [/œufs/, { name: 'Œufs plein air', unit: 'pièce', priceHt: 0.3 }],
      [/lait/, { name: 'Lait entier', unit: 'L', priceHt: 1.1 }],
    ] as const
  ).map(([pattern, facts]) => {
    const product = toLineProduct(kitchen.addProduct(facts))
    return [pattern, { certainty: 'sure', candidates: [{ product, preparation: null, score: 1 }] }]
  })
  const creams = [
    { name: 'Crème épaisse', priceHt: 5 },
    { name: 'Crème liquide', unit: 'L', priceHt: 4 },
  ] as const
  const doubtful: NameMatch = {
    certainty: 'doubtful',
    candidates: creams.map((facts) => ({
      product: toLineProduct(kitchen.addProduct(facts)),
      preparation: null,
      score: 0.5,
    })),
  }
  known.push([/crème/, doubtful])
  const unknown: NameMatch = { certainty: 'unknown', candidates: [] }
  const matchOf = (name: string) =>
    known.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? unknown
  matches = { find: ({ names }) => ({ items: names.map(matchOf) }) }
})

async function openSheet(facts: Parameters<typeof kitchen.addSheet>[0]) {
  const sheet = kitchen.addSheet(facts)
  const shown = await openEditor(kitchen, sheet)
  shown.api.answer({ matches })
  return { ...shown, sheet }
}

test('several lines pasted where a product is typed are read as a recipe', async () => {
  await openSheet({ title: 'Flan' })
  productSearch.element().focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Lait entier\t1\tL\nŒufs plein air\t4')
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await read.click()
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(quantityOf('Œufs plein air')).toHaveValue('4')
})

test('a recipe of a web page fills in its name, portions, times and steps, as far as they are wanted', async () => {
  const { api } = await openSheet({ title: 'Brouillon', portions: 1 })
  await openDialog()
  const recipe = {
    '@type': 'Recipe',
    name: 'Crème renversée',
    recipeYield: '8 à 10 parts',
    prepTime: 'PT20M',
    recipeIngredient: ['1 l de lait', '6 œufs'],
    recipeInstructions: ['Chauffer le lait.', 'Cuire au bain-marie.'],
  }
  await expect.element(text).toBeVisible()
  await expectAccessible()
  const file = document.querySelector('[role=dialog] input[type=file]')
  if (!file) throw new Error('no field for a file')
  await userEvent.upload(
    page.elementLocator(file),
    new File([JSON.stringify(recipe)], 'recette.json', { type: 'application/json' }),
  )
  await read.click()
  await expect.element(dialog.getByText(/la recette dit de 8 à 10/)).toBeVisible()
  await dialog.getByLabelText('le nom : Crème renversée').click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(page.getByLabelText('Nom de la recette')).toHaveValue('Brouillon')
  await expect.element(page.getByLabelText('Nombre de portions')).toHaveValue('8')
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(api.calls.sheets.change).toMatchObject([
    { portions: 8, prepMinutes: 20, steps: ['Chauffer le lait.', 'Cuire au bain-marie.'] },
  ])
})

test('portions of a recipe pasted into a sheet with quantities are taken only where that is asked for', async () => {
  const veal = kitchen.addProduct({ name: 'Veau', priceHt: 10 })
  await openSheet({
    title: 'Blanquette',
    portions: 8,
    ingredients: [{ userProductId: veal.id, quantity: 1, unit: 'kg' }],
  })
  await openDialog()
  await text.fill('Crème\nPour 12 personnes\nIngrédients :\n1 l de lait')
  await read.click()
  const ofTwelve = dialog.getByRole('checkbox', { name: '12 portions', exact: true })
  const follow = dialog.getByRole('checkbox', {
    name: 'adapter les quantités déjà dans la fiche, de 8 à 12 portions',
  })
  await expect.element(ofTwelve).not.toBeChecked()
  await expect
    .element(dialog.getByText(/pour 8 portions\s: les lignes collées y sont ajoutées telles/))
    .toBeVisible()
  await ofTwelve.click()
  await expect.element(follow).toBeChecked()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(page.getByLabelText('Nombre de portions')).toHaveValue('12')
  await expect.element(quantityOf('Veau')).toHaveValue('1,500')
  await expect.element(quantityOf('Lait entier')).toHaveValue('1')
  await expect.element(page.getByText('Quantités adaptées de 8 à 12 portions.')).toBeVisible()
})

test('a recipe is pasted into a sheet that was never saved: name, portions, lines and steps', async () => {
  await renderPage('/recipes/builder', { api: { ...kitchen.answers, matches } })
  await openDialog()
  await text.fill('{"@type":"Recipe", "name": ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog.getByText(/Ce JSON est incomplet/)).toBeVisible()
  await text.fill(`Sauce suprême
Pour 6 personnes
Ingrédients :
10 à 12 g de beurre doux
2 œufs

Étapes :
1. Faire fondre le beurre.
2. Lier.`)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog.getByText('2 lignes lues, 1 à vérifier, aucun produit inconnu')).toBeVisible()
  await expect.element(dialog.getByText('10 à 12 : le plus élevé est compté')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Nom de la recette' })).toHaveValue('Sauce suprême')
  await expect.element(page.getByLabelText('Nombre de portions')).toHaveValue('6')
  await expect.element(quantityOf('Beurre doux 82 %')).toHaveValue('12')
  await expect.element(page.getByRole('textbox', { name: 'Étape 2', exact: true })).toHaveValue('Lier.')
})

test('what a clove weighs is asked for, and given in place for this once', async () => {
  const { api } = await openSheet({ title: 'Beurre d’escargot' })
  await openDialog()
  await text.fill('3 gousses de beurre\n200 g de beurre doux')
  await read.click()
  await expect.element(dialog.getByText('2 lignes lues, 1 à vérifier, aucun produit inconnu')).toBeVisible()
  await expect.element(dialog.getByText('poids d’une gousse à indiquer')).toBeVisible()
  const weight = dialog.getByRole('textbox', { name: 'poids d’une gousse pour «\u00a0beurre\u00a0»' })
  await weight.fill('5')
  await expect.element(dialog.getByText('Choisi')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText('Retenir pour ce produit').click()
  await dialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(quantityOf('Beurre doux 82 %').first()).toHaveValue('15')
  expect(api.calls.products.change).toEqual([])
})

test('the weight of a clove is kept by the product; one that cannot be kept leaves the lines', async () => {
  const { api } = await openSheet({ title: 'Beurre d’escargot' })
  await openDialog()
  await text.fill('3 gousses de beurre')
  await read.click()
  await dialog.getByRole('textbox', { name: 'poids d’une gousse pour' }).fill('5')
  await expect.element(dialog.getByLabelText('Retenir pour ce produit')).toBeChecked()
  api.answer({ products: { change: noNetwork } })
  await dialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Beurre doux 82 %')).toHaveValue('15')
  await expect.element(page.getByText(/n’a pas été retenu/)).toBeVisible()
  expect(api.calls.products.change).toMatchObject([
    { countedWeights: { gousse: { quantity: 5, unit: 'g' } } },
  ])
})

test('the weight that a product keeps is used, and shown', async () => {
  const countedWeights = { gousse: { quantity: 5, unit: 'g' } } as const
  const product = toLineProduct(kitchen.addProduct({ name: 'Ail rose', countedWeights }))
  matches = {
    find: () => ({ items: [{ certainty: 'sure', candidates: [{ product, preparation: null, score: 1 }] }] }),
  }
  await openSheet({ title: 'Aïoli' })
  await openDialog()
  await text.fill('3 gousses d’ail rose')
  await read.click()
  await expect
    .element(dialog.getByText('Poids retenu d’une gousse\u00a0: 3\u00a0× 5\u00a0g = 15\u00a0g'))
    .toBeVisible()
  await expect.element(dialog.getByText('Reconnu')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Ail rose')).toHaveValue('15')
})

test('the weight of a clove that a table knows is proposed with its source, and taken by a click alone', async () => {
  const product = toLineProduct(kitchen.addProduct({ name: 'Ail rose' }))
  matches = {
    find: () => ({ items: [{ certainty: 'sure', candidates: [{ product, preparation: null, score: 1 }] }] }),
  }
  await page.viewport(390, 844)
  const { api } = await openSheet({ title: 'Aïoli' })
  await openDialog()
  await text.fill('3 gousses d’ail rose')
  await read.click()
  await expect.element(dialog.getByText('À vérifier', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^USDA SR 28, n°\s11215, part comestible$/)).toBeVisible()
  const weight = dialog.getByRole('textbox', { name: 'poids d’une gousse pour' })
  await expect.element(weight).toHaveValue('')
  await dialog.getByRole('button', { name: 'Proposé\u00a0: une gousse = 3 g' }).click()
  await expect.element(weight).toHaveValue('3')
  await expect.element(dialog.getByText(/^Proposé\s: USDA SR 28/)).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
  await dialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Ail rose')).toHaveValue('9')
  await expect
    .poll(() => api.calls.products.change)
    .toEqual([{ id: product.id, version: 1, countedWeights: { gousse: { quantity: 3, unit: 'g' } } }])
})

test('a weight that another window has kept meanwhile stays until the given one is chosen', async () => {
  const garlic = kitchen.addProduct({ name: 'Ail rose' })
  const product = toLineProduct(garlic)
  matches = {
    find: () => ({ items: [{ certainty: 'sure', candidates: [{ product, preparation: null, score: 1 }] }] }),
  }
  const { forgiveErrors } = await openSheet({ title: 'Aïoli' })
  forgiveErrors(/VERSION_CONFLICT/)
  await openDialog()
  await text.fill('3 gousses d’ail rose')
  await read.click()
  await dialog.getByRole('textbox', { name: 'poids d’une gousse pour' }).fill('4')
  const other = { gousse: { quantity: 5, unit: 'g' } } as const
  kitchen.changeProduct(garlic.id, changedProduct(kitchen.product(garlic.id), { countedWeights: other }))
  await dialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(quantityOf('Ail rose')).toHaveValue('12')
  const notice = page.getByRole('alert').filter({ hasText: 'une gousse compte pour 5 g' })
  await expect.element(notice).toMatchTextContent(/Vos lignes comptent 4 g/)
  expect(kitchen.product(garlic.id).countedWeights).toEqual(other)
  await notice.getByRole('button', { name: 'Retenir 4 g' }).click()
  await expect
    .poll(() => kitchen.product(garlic.id).countedWeights.gousse)
    .toEqual({ quantity: 4, unit: 'g' })
})

test('a line that is too long is refused whole, and the text stays', async () => {
  const { api } = await openSheet({ title: 'Flan' })
  await openDialog()
  const long = `200 g de beurre doux\n${'3 œufs très frais, '.repeat(27)}`
  await text.fill(long)
  await read.click()
  await expect
    .element(
      dialog.getByText(
        'Une ligne a plus de 500 caractères\u00a0: coupez-la, ou retirez ce qui n’est pas un ingrédient.',
      ),
    )
    .toBeVisible()
  await expect.element(text).toHaveValue(long)
  expect(api.calls.matches.find).toEqual([])
})

test('a text without an ingredient, and a search that fails, are reported; on a phone it fits', async () => {
  await page.viewport(390, 844)
  const { api } = await openSheet({ title: 'Flan' })
  await openDialog()
  await text.fill('Pour la pâte :')
  await read.click()
  await expect.element(dialog.getByText('Aucun ingrédient n’a été reconnu dans ce texte.')).toBeVisible()
  api.answer({ matches: { find: noNetwork } })
  await text.fill(
    'Pour la crème :\n200 g de beurre doux\n3 œufs\n1,5 l de lait\n20 g de crème\n2 g de safran',
  )
  await read.click()
  await expect.element(dialog.getByText('La recherche de vos produits n’a pas abouti')).toBeVisible()
  api.answer({ matches })
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(dialog.getByText('5 lignes lues, 1 à vérifier, 1 produit inconnu')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
})
