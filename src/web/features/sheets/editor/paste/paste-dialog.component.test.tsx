import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { NameMatch } from '#contract/matches.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { type Answers, noNetwork } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { openPasteDialog, pastedText, pasteDialog, readRecipe } from '#web/testing/pasted-recipe.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/recipes.builder.tsx'
import { openEditor, productSearch, quantityOf, saveByKey, savedNotice } from '#web/testing/sheet-editor.ts'

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
  await readRecipe.click()
  await pasteDialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(quantityOf('Œufs plein air')).toHaveValue('4')
})

test('a recipe of a web page fills in its name, portions, times and steps, as far as they are wanted', async () => {
  const { api } = await openSheet({ title: 'Brouillon', portions: 1 })
  await openPasteDialog()
  const recipe = {
    '@type': 'Recipe',
    name: 'Crème renversée',
    recipeYield: '8 à 10 parts',
    prepTime: 'PT20M',
    recipeIngredient: ['1 l de lait', '6 œufs'],
    recipeInstructions: ['Chauffer le lait.', 'Cuire au bain-marie.'],
  }
  await expect.element(pastedText).toBeVisible()
  await expectAccessible()
  const file = document.querySelector('[role=dialog] input[type=file]')
  if (!file) throw new Error('no field for a file')
  await userEvent.upload(
    page.elementLocator(file),
    new File([JSON.stringify(recipe)], 'recette.json', { type: 'application/json' }),
  )
  await readRecipe.click()
  await expect.element(pasteDialog.getByText(/la recette dit de 8 à 10/)).toBeVisible()
  await pasteDialog.getByLabelText('le nom : Crème renversée').click()
  await expectAccessible()
  await pasteDialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
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
  await openPasteDialog()
  await pastedText.fill('Crème\nPour 12 personnes\nIngrédients :\n1 l de lait')
  await readRecipe.click()
  const ofTwelve = pasteDialog.getByRole('checkbox', { name: '12 portions', exact: true })
  const follow = pasteDialog.getByRole('checkbox', {
    name: 'adapter les quantités déjà dans la fiche, de 8 à 12 portions',
  })
  await expect.element(ofTwelve).not.toBeChecked()
  await expect
    .element(pasteDialog.getByText(/pour 8 portions\s: les lignes collées y sont ajoutées telles/))
    .toBeVisible()
  await ofTwelve.click()
  await expect.element(follow).toBeChecked()
  await expectAccessible()
  await pasteDialog.getByRole('button', { name: 'Ajouter 1 ligne' }).click()
  await expect.element(page.getByLabelText('Nombre de portions')).toHaveValue('12')
  await expect.element(quantityOf('Veau')).toHaveValue('1,500')
  await expect.element(quantityOf('Lait entier')).toHaveValue('1')
  await expect.element(page.getByText('Quantités adaptées de 8 à 12 portions.')).toBeVisible()
})

test('a recipe is pasted into a sheet that was never saved: name, portions, lines and steps', async () => {
  await renderRoute({ '/_workspace/recipes/builder': Route }, '/recipes/builder', {
    api: { ...kitchen.answers, matches },
  })
  await openPasteDialog()
  await pastedText.fill('{"@type":"Recipe", "name": ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(pasteDialog.getByText(/Ce JSON est incomplet/)).toBeVisible()
  await pastedText.fill(`Sauce suprême
Pour 6 personnes
Ingrédients :
10 à 12 g de beurre doux
2 œufs

Étapes :
1. Faire fondre le beurre.
2. Lier.`)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(pasteDialog.getByText('2 lignes lues, 1 à vérifier, aucun produit inconnu'))
    .toBeVisible()
  await expect.element(pasteDialog.getByText('10 à 12 : le plus élevé est compté')).toBeVisible()
  await pasteDialog.getByRole('button', { name: 'Ajouter 2 lignes' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Nom de la recette' })).toHaveValue('Sauce suprême')
  await expect.element(page.getByLabelText('Nombre de portions')).toHaveValue('6')
  await expect.element(quantityOf('Beurre doux 82 %')).toHaveValue('12')
  await expect.element(page.getByRole('textbox', { name: 'Étape 2', exact: true })).toHaveValue('Lier.')
})

test('a line that is too long is refused whole, and the text stays', async () => {
  const { api } = await openSheet({ title: 'Flan' })
  await openPasteDialog()
  const long = `200 g de beurre doux\n${'3 œufs très frais, '.repeat(27)}`
  await pastedText.fill(long)
  await readRecipe.click()
  await expect
    .element(
      pasteDialog.getByText(
        'Une ligne a plus de 500 caractères\u00a0: coupez-la, ou retirez ce qui n’est pas un ingrédient.',
      ),
    )
    .toBeVisible()
  await expect.element(pastedText).toHaveValue(long)
  expect(api.calls.matches.find).toEqual([])
})

test('a text without an ingredient, and a search that fails, are reported; on a phone it fits', async () => {
  await page.viewport(390, 844)
  const { api } = await openSheet({ title: 'Flan' })
  await openPasteDialog()
  await pastedText.fill('Pour la pâte :')
  await readRecipe.click()
  await expect.element(pasteDialog.getByText('Aucun ingrédient n’a été reconnu dans ce texte.')).toBeVisible()
  api.answer({ matches: { find: noNetwork } })
  await pastedText.fill(
    'Pour la crème :\n200 g de beurre doux\n3 œufs\n1,5 l de lait\n20 g de crème\n2 g de safran',
  )
  await readRecipe.click()
  await expect.element(pasteDialog.getByText('La recherche de vos produits n’a pas abouti')).toBeVisible()
  api.answer({ matches })
  await pasteDialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(pasteDialog.getByText('5 lignes lues, 1 à vérifier, 1 produit inconnu')).toBeVisible()
  await expectAccessible()
  await expectNoSidewaysScroll()
})
