import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as RecipePreview } from '#web/routes/_print/recipes.$id.preview.tsx'
import { Route as Recipe } from '#web/routes/_workspace/recipes.$id.index.tsx'

const routes = { '/_print/recipes/$id/preview': RecipePreview, '/_workspace/recipes/$id/': Recipe }

const kitchen = emptyKitchen()

const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const unfold = page.getByRole('button', { name: 'Adapter autrement' })
const ways = page.getByRole('region', { name: 'Adapter autrement' })
const quantity = ways.getByRole('textbox', { name: 'Quantité' })
const adapt = ways.getByRole('button', { name: 'Adapter' })
/** What a place says, every kind of space a plain one. */
const says = (words: string, place: { getByText: typeof page.getByText } = page) =>
  place.getByText(new RegExp(words.replaceAll(/[().]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s`)))
const show = (path: string) => renderRoute(routes, path, { api: kitchen.answers })

test('a sheet follows what is in the hand, says by how much, and is printed so', async () => {
  const { id, ingredients } = addBlanquette(kitchen)
  const { address } = await show(`/recipes/${id}`)
  await unfold.click()
  await ways.getByText('Net, après perte').click()
  await expect.element(says('Dans la fiche : 1,73 kg brut, soit 1,6 kg net', ways)).toBeVisible()
  await quantity.fill('3,217')
  await expect.element(says('× 2,011 · ≈ 16,1 portions', ways)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(unfold).toHaveFocus()
  await expect.element(ways).not.toBeInTheDocument()
  await expect.element(says('pour 3,217 kg net de « Épaule de veau désossée »')).toBeVisible()
  await expect.element(says('× 2,011 · écrite pour 8 portions')).toBeVisible()
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^3,217\s*kg/)
  await expect.element(line('Champignons')).toMatchTextContent(/^1,21\s*kg/)
  await expect.element(says('Coût pour 16,1 portions')).toBeVisible()
  const scale = `hand_${ingredients[0]?.id ?? ''}_net_3.217_kg`
  await expect.poll(address).toBe(`/recipes/${id}?scale=${scale}`)
  // A part of a portion is written for by no sheet.
  await expect.element(page.getByRole('button', { name: 'Garder comme copie' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Imprimer' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/preview?scale=${scale}`)
  await expect.element(says('pour 3,217 kg net de « Épaule de veau désossée », × 2,011')).toBeVisible()
  await page.getByRole('button', { name: 'Revenir à 8' }).click()
  await expect.poll(address).toBe(`/recipes/${id}/preview`)
  await expect.element(page.getByRole('textbox', { name: 'Portions' })).toHaveValue('8')
})

test('what cannot be a quantity, or not in its unit, is answered with a sentence and changes nothing', async () => {
  const { id } = addBlanquette(kitchen)
  const { address } = await show(`/recipes/${id}`)
  await unfold.click()
  await adapt.click()
  await expect.element(says('Il manque un nombre.', ways)).toBeVisible()
  for (const typed of ['0', '-3', 'trois']) {
    await quantity.fill(typed)
    await adapt.click()
    await expect.element(says('Il faut des nombres supérieurs à 0.', ways)).toBeVisible()
  }
  await quantity.fill('250')
  await expect.element(says('très loin de la recette', ways)).toBeVisible()
  await ways.getByRole('combobox', { name: 'Ingrédient que j’ai' }).selectOptions('Vin blanc sec')
  await ways.getByRole('combobox', { name: 'Unité' }).selectOptions('kg')
  await expect.element(says('La densité de « Vin blanc sec » n’est pas renseignée', ways)).toBeVisible()
  await adapt.click()
  expect(address()).toBe(`/recipes/${id}`)
  await ways.getByRole('combobox', { name: 'Unité' }).selectOptions('L')
  await quantity.fill('0,5')
  await adapt.click()
  await expect.element(says('pour 0,5 L de « Vin blanc sec »')).toBeVisible()
  await expect.element(page.getByRole('status', { name: 'Portions' })).toHaveTextContent('16')
})

test('a line that was deleted since scales nothing, and the reason is shown', async () => {
  const { id } = addBlanquette(kitchen)
  await show(`/recipes/${id}?scale=hand_${crypto.randomUUID()}_net_3_kg`)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('La ligne choisie n’est plus dans la fiche.')
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^1,6\s*kg/)
})

test('an ingredient of a preparation is at hand, as far as the sheet takes it', async () => {
  const butter = kitchen.addProduct({ name: 'Beurre' })
  const dough = kitchen.addSheet({
    title: 'Pâte sablée',
    yieldQuantity: 1,
    yieldUnit: 'kg',
    ingredients: [{ userProductId: butter.id, quantity: 500, unit: 'g' }],
  })
  const tart = kitchen.addSheet({
    title: 'Tarte',
    portions: 4,
    ingredients: [{ subSheetId: dough.id, quantity: 400, unit: 'g' }],
  })
  const { goTo } = await show(`/recipes/${tart.id}`)
  await unfold.click()
  await ways.getByRole('combobox', { name: 'Ingrédient que j’ai' }).selectOptions('Beurre')
  await expect.element(says('Dans la fiche : 200 g', ways)).toBeVisible()
  await quantity.fill('500')
  await adapt.click()
  await expect.element(says('pour 500 g de « Beurre (Pâte sablée) »')).toBeVisible()
  await expect.element(line('Pâte sablée')).toMatchTextContent(/^1\s*kg/)
  await goTo('/recipes')
  await goTo(`/recipes/${tart.id}?scale=hand_${dough.ingredients[0]?.id ?? ''}_net_1_kg`)
  await expect.element(line('Pâte sablée')).toMatchTextContent(/^2\s*kg/)
})

test('a preparation that cannot be read is named as the reason, and the sheet stays as written', async () => {
  const stock = kitchen.addSheet({ title: 'Fond', portions: 2 })
  const soup = kitchen.addSheet({
    title: 'Soupe',
    ingredients: [{ subSheetId: stock.id, quantity: 2, unit: 'portion' }],
  })
  const { answers } = kitchen
  await renderRoute(routes, `/recipes/${soup.id}?scale=hand_${crypto.randomUUID()}_net_3_kg`, {
    api: { ...answers, sheets: { ...answers.sheets, tree: () => refusal('NOT_FOUND') } },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Une préparation n’a pas pu être lue.')
  await expect.element(line('Fond')).toMatchTextContent(/^2\s*portions/)
})

test('a weight is made of what the sheet gives, or of the sum of its lines, which is marked', async () => {
  const flour = kitchen.addProduct({ name: 'Farine' })
  const ingredients = [{ userProductId: flour.id, quantity: 800, unit: 'g' } as const]
  const dough = kitchen.addSheet({ title: 'Pâte', portions: 4, ingredients })
  const { goTo } = await show(`/recipes/${dough.id}`)
  await unfold.click()
  await ways.getByText('À obtenir').click()
  await expect.element(says('la somme des lignes, ≈ 800 g, en tient lieu', ways)).toBeVisible()
  await quantity.fill('1,2')
  await adapt.click()
  await expect.element(says('pour obtenir ≈ 1,2 kg (somme des lignes)')).toBeVisible()
  await expect.element(page.getByRole('status', { name: 'Portions' })).toHaveTextContent('6')
  const weighed = kitchen.addSheet({ title: 'Cuite', ingredients, yieldQuantity: 600, yieldUnit: 'g' })
  await goTo(`/recipes/${weighed.id}?scale=made_1.2_kg`)
  await expect.element(says('pour obtenir 1,2 kg')).toBeVisible()
  await expect.element(line('Farine')).toMatchTextContent(/^1,6\s*kg/)
  await goTo(`/recipes/${addBlanquette(kitchen).id}?scale=made_1.2_kg`)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/La densité de «\sCrème liquide 35 %\s»/)
})

test('a recipe is moved from its moulds to others, and fits a phone meanwhile', async () => {
  const { id } = addBlanquette(kitchen)
  await show(`/recipes/${id}`)
  await unfold.click()
  await ways.getByText('Moules').click()
  const [from, to] = ['La recette est pour', 'J’ai'].map((name) => ways.getByRole('group', { name }))
  await from?.getByLabelText('Diamètre').fill('20')
  await from?.getByLabelText('Hauteur').fill('4')
  await to?.getByLabelText('Nombre').fill('2')
  await to?.getByLabelText('Forme').selectOptions('rectangulaire')
  await to?.getByLabelText('Longueur').fill('30')
  await to?.getByLabelText('Largeur').fill('20')
  await to?.getByLabelText('Hauteur').fill('4')
  await expect.element(says('× 3,82', ways)).toBeVisible()
  await expectAccessibleAtBothWidths()
  await adapt.click()
  await expect.element(says('pour 2 moules de 30 × 20 × 4 cm, au lieu de 1 moule Ø 20 × 4 cm')).toBeVisible()
})
