import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { costTotal, openEditor, quantityOf } from '#web/testing/sheet-editor.ts'

const kitchen = emptyKitchen()

const rice = quantityOf('Riz basmati')
const row = page.getByRole('row').filter({ hasText: 'Riz basmati' })

/** Offered for every product. */
const WITHOUT_QUANTITY = ['QS', '€ / portion', '€ / fiche', '% du coût']

const units = (product: string) => textsOf(page.getByLabelText(`Unité, ${product}`).getByRole('option'))

async function openBlanquette() {
  await openEditor(kitchen, addBlanquette(kitchen))
}

test('1/2 typed in a quantity is a half, and no catalogue opens in the middle of it', async () => {
  await openBlanquette()
  await rice.click()
  await userEvent.keyboard('{Control>}a{/Control}1/')
  await expect.element(row.getByText('La quantité n’est pas un nombre')).not.toBeInTheDocument()
  await userEvent.keyboard('2 kg')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(rice).toHaveValue('0,500')
  await expect.element(page.getByLabelText('Unité, Riz basmati')).toHaveValue('kg')
  await rice.fill('1/3')
  await userEvent.tab()
  await expect.element(rice).toHaveValue('0,333333')

  await page.getByLabelText('Perte, Riz basmati').click()
  await userEvent.keyboard('{Control>}a{/Control}1/2')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  page.getByLabelText('Unité, Riz basmati').element().focus()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('dialog', { name: 'Ajouter des produits' })).toBeVisible()
})

test('a quantity shows its problem: letters, zero, too small, too large', async () => {
  await openBlanquette()
  for (const [typed, said, stands] of [
    ['0', 'La quantité doit être supérieure à 0', '0'],
    ['1/0', 'La quantité n’est pas un nombre', '1/0'],
    ['3 pommes', 'seul ou suivi de son unité', '3 pommes'],
    ['0,0000005', 'La quantité doit être au moins 0,000001', '0,0000005'],
  ] as const) {
    await rice.fill(typed)
    await expect.element(rice, { message: `'${typed}' may go on` }).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(row.getByText(said)).toBeVisible()
    await expect.element(rice).toHaveAttribute('aria-invalid', 'true')
    await expect.element(rice).toHaveValue(stands)
  }
  for (const [typed, said] of [
    ['-1', 'La quantité doit être supérieure à 0'],
    ['abc', 'La quantité n’est pas un nombre'],
    ['1000001', 'La quantité ne peut pas dépasser 1 000 000'],
  ] as const) {
    await rice.fill(typed)
    await expect.element(row.getByText(said), { message: `'${typed}' cannot become a number` }).toBeVisible()
    await expect.element(rice).toHaveAttribute('aria-invalid', 'true')
  }
  await rice.fill('2')
  await expect.element(rice).not.toHaveAttribute('aria-invalid')
})

test('a line with a wrong quantity and too high a loss explains both, each at its field', async () => {
  await openBlanquette()
  const wastage = page.getByLabelText('Perte, Riz basmati')
  await wastage.fill('120')
  await rice.fill('0')
  await userEvent.tab()
  await expect.element(rice).toHaveAccessibleDescription('La quantité doit être supérieure à 0')
  await expect.element(wastage).toHaveAccessibleDescription(/^La perte doit être comprise entre 0 et 100/u)
  await expect.element(row.getByText('La quantité doit être supérieure à 0')).toBeVisible()
  await expect.element(row.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
})

test('a product is used in every unit that it converts to, and says what another one lacks', async () => {
  const bottle = { unit: 'bouteille', priceHt: 6, contentQuantity: 0.75, contentUnit: 'L' } as const
  const wine = kitchen.addProduct({ name: 'Vin blanc', ...bottle })
  const cream = kitchen.addProduct({ name: 'Crème', unit: 'L', priceHt: 4 })
  const sauce = kitchen.addSheet({
    title: 'Sauce',
    ingredients: [
      { userProductId: wine.id, quantity: 1, unit: 'bouteille' },
      { userProductId: cream.id, quantity: 1, unit: 'L' },
    ],
  })
  await openEditor(kitchen, sauce)
  expect(units('Vin blanc')).toEqual(['L', 'cl', 'ml', 'bouteille', 'kg', 'g', ...WITHOUT_QUANTITY])
  await userEvent.selectOptions(page.getByLabelText('Unité, Vin blanc'), 'cl')
  await quantityOf('Vin blanc').fill('25')
  await expect.element(costTotal).toHaveTextContent('6,00 €')

  await quantityOf('Crème').fill('200g')
  await expect.element(page.getByLabelText('Unité, Crème')).toHaveValue('g')
  expect(units('Crème')).toEqual(['L', 'cl', 'ml', 'kg', 'g', ...WITHOUT_QUANTITY])
  await expect
    .element(page.getByRole('link', { name: 'Densité manquante — compléter' }))
    .toHaveAttribute('href', `/products/${cream.id}/edit`)
  await expect.element(costTotal).toHaveTextContent('2,00 €')
})
