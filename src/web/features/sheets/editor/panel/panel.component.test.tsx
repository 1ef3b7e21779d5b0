import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#web/testing/accessible.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import {
  costTotal,
  openEditor,
  quantityOf,
  saveByKey,
  savedNotice,
  typeInto,
  removeLine,
} from '#web/testing/sheet-editor.ts'

const priceHt = page.getByLabelText('Prix de vente HT')
const priceTtc = page.getByLabelText('Prix TTC')
const portions = page.getByLabelText('Nombre de portions')
const calculator = page.getByRole('region', { name: 'Calculateur' })
const coefficient = calculator.getByLabelText(/^Coefficient/)
const loss = calculator.getByLabelText('Perte sur toute la recette')
const panel = page.getByRole('region', { name: 'Prix de vente' })

const provisional = () => document.querySelectorAll('[data-band="provisional"]').length

const kitchen = emptyKitchen()
let id: string

beforeEach(() => {
  id = addBlanquette(kitchen).id
})

test('every figure moves as it is typed', async () => {
  await openEditor(kitchen, { id })
  await expect.element(costTotal).toHaveTextContent('43,78 €')
  await expect.element(page.getByText('Coût incomplet : 1 ligne')).toBeVisible()
  await expect.element(page.getByText('hors 1 ligne sans coût')).toBeVisible()
  await expect.element(panel.getByText('5,47 €')).toBeVisible()
  await expect.element(panel.getByText('Marge provisoire 78,5 %')).toBeVisible()
  await expect.element(panel.getByText('20,03 € par portion')).toBeVisible()

  await quantityOf('Épaule de veau désossée').fill('3,2')
  await expect.element(costTotal).toHaveTextContent('72,99 €')
  await expect.element(panel.getByText('9,12 €')).toBeVisible()
  await expect.element(panel.getByText('Marge provisoire 64,2 %')).toBeVisible()

  await page.getByLabelText('Perte, Épaule de veau désossée').fill('0')
  await expect.element(costTotal).toHaveTextContent('68,66 €')
  await portions.fill('10')
  await page.getByRole('button', { name: 'Garder les quantités' }).click()
  await expect.element(page.getByText('Coût total pour 10 portion(s)')).toBeVisible()
  await expect.element(panel.getByText('6,87 €')).toBeVisible()

  await userEvent.selectOptions(page.getByLabelText('TVA'), '20')
  await expect.element(priceTtc).toHaveValue('30,60')
  await priceTtc.fill('36')
  await expect.element(priceHt).toHaveValue('30,00')
})

test('the margin of a cost that lacks a line says that it is provisional', async () => {
  await openEditor(kitchen, { id })
  await expect.element(panel.getByText('≈')).toBeVisible()
  await expect.element(panel.getByText(/^Marge provisoire de 78,5\s%, seuils/)).toBeInTheDocument()
  expect(provisional()).toBeGreaterThan(0)
  await removeLine('Bouquet garni')
  await expect.element(panel.getByText('≈')).not.toBeInTheDocument()
  await expect.element(panel.getByText(/^Marge de 78,5\s%, seuils/)).toBeInTheDocument()
  expect(provisional()).toBe(0)

  await page.viewport(390, 844)
  const bar = page.getByRole('region', { name: 'Coût et enregistrement' })
  await expect.element(bar.getByText('78,5 %', { exact: true })).toBeVisible()
  expect(bar.element().querySelector('[data-band="high"]')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(bar.getByText('≈')).toBeVisible()
  expect(bar.element().querySelector('[data-band="provisional"]')).toBeVisible()
})

test('1,5 portions are not 15, 100001 not 100000 and 0 not 1: the number that was there stays', async () => {
  await openEditor(kitchen, { id })
  const message = page.getByText('Un nombre entier de portions, de 1 à 100 000')
  await typeInto(portions, '1,5')
  await expect.element(message).toBeVisible()
  await expect.element(portions).toHaveValue('1,5')
  await userEvent.tab()
  await expect.element(portions).toHaveValue('8')
  await expect.element(message, { message: 'why it was not taken stays' }).toBeVisible()
  await portions.fill('100001')
  await expect.element(message).toBeVisible()
  await portions.fill('0')
  await expect.element(page.getByText('Le nombre de portions doit être supérieur à 0')).toBeVisible()
  await expect.element(page.getByText('Coût total pour 8 portion(s)')).toBeVisible()
  await portions.fill('12')
  await userEvent.tab()
  await expect.element(message).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Garder les quantités' }).click()
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  expect(kitchen.sheet(id).portions).toBe(12)
})

test('a price outside its range shows its problem, and the previous price stays', async () => {
  await openEditor(kitchen, { id })
  for (const [price, kept] of [
    [priceHt, '25,50'],
    [priceTtc, '28,05'],
  ] as const) {
    for (const [typed, message] of [
      ['1/2', /«\s1\/2\s» n’est pas un nombre/],
      ['abc', /«\sabc\s» n’est pas un nombre/],
      ['1e3', /«\s1e3\s» n’est pas un nombre/],
      ['-3', /^Le prix de vente ne peut pas être négatif$/],
      ['99999999', /«\s99999999\s» n’est pas entre 0 et 9\s999\s999/],
    ] as const) {
      await typeInto(price, typed)
      await expect.element(price).toHaveValue(typed)
      await userEvent.tab()
      await expect.element(page.getByText(message)).toBeVisible()
      await expect.element(price).toHaveAttribute('aria-invalid', 'true')
      await expect.element(price).toHaveValue(kept)
    }
    await price.fill('30')
    await price.fill(kept)
    await expect.element(page.getByText(/n’est pas|négatif/)).not.toBeInTheDocument()
  }
  await priceHt.fill('1234,5')
  await userEvent.tab()
  await expect.element(priceHt).toHaveDisplayValue(/^1\s234,50$/)
})

test('a selling price of 0 stays in its fields, with VAT and without, before and after it is stored', async () => {
  const { goTo } = await openEditor(kitchen, { id })
  const prices = [priceHt, priceTtc] as const
  for (const price of prices) {
    await typeInto(price, '0,5')
    await userEvent.tab()
    await expect.element(price, { message: 'a price may begin with 0' }).toHaveValue('0,50')
    await price.fill('0')
    await userEvent.tab()
    for (const each of prices) await expect.element(each).toHaveValue('0,00')
  }
  await saveByKey()
  await expect.element(savedNotice).toBeVisible()
  await goTo('/recipes')
  await goTo(`/recipes/${id}/edit`)
  for (const each of prices) await expect.element(each).toHaveValue('0,00')
})

test('the calculator starts at the coefficient that its category suggests everywhere, and says so', async () => {
  await openEditor(kitchen, { id })
  const category = page.getByLabelText('Catégorie')
  await expect.element(coefficient).toHaveValue('3,50')
  await expect.element(calculator.getByTitle('Conseillé (Plat)')).toBeVisible()
  await expect.element(calculator.getByText('× 3,5').first()).toBeVisible()
  await expect.element(calculator.getByText('19,16 €')).toBeVisible()
  await userEvent.selectOptions(category, 'Dessert')
  await expect.element(coefficient).toHaveValue('4,50')
  await expect.element(calculator.getByRole('button', { name: /^Prendre/ })).not.toBeInTheDocument()
})

test('beside the price of the coefficient is the one that reaches the target margin, once the cost is whole', async () => {
  await openEditor(kitchen, { id })
  await expect.element(calculator.getByText('Prix conseillé TTC')).toBeVisible()
  await expect
    .element(calculator.getByText(/objectif/), { message: 'too low while a line has no cost' })
    .not.toBeInTheDocument()
  await removeLine('Bouquet garni')
  // 5.4730 € ÷ (1 − 70 %) × 1.1
  await expect.element(calculator).toMatchTextContent(/Prix TTC, objectif 70,0\s%\s*20,07\s€/)
  await userEvent.selectOptions(page.getByLabelText('TVA'), '20')
  await expect.element(calculator).toMatchTextContent(/objectif 70,0\s%\s*21,90\s€/)
})

test('a typed coefficient stays, an emptied one is 2, and the price of either can be applied', async () => {
  await openEditor(kitchen, { id })
  const category = page.getByLabelText('Catégorie')
  await coefficient.fill('3')
  await expect.element(calculator.getByText('× 3', { exact: true }).first()).toBeVisible()
  await userEvent.selectOptions(category, 'Dessert')
  await expect.element(coefficient, { message: 'what was typed stays' }).toHaveValue('3')
  await userEvent.selectOptions(category, 'Plat')
  await coefficient.fill('')
  await userEvent.tab()
  await expect.element(coefficient).toHaveValue('2,00')
  await calculator.getByRole('button', { name: 'Prendre 3,5' }).click()
  await expect.element(coefficient).toHaveValue('3,50')
  await loss.fill('2')
  for (const amount of ['5,58 €', '19,54 €', '21,49 €'])
    await expect.element(calculator.getByText(amount)).toBeVisible()
  await calculator.getByRole('button', { name: 'Appliquer le prix conseillé' }).click()
  await expect.element(priceHt).toHaveValue('19,54')
  await coefficient.fill('0,5')
  await expect.element(calculator.getByText('Le coefficient doit être au moins 1')).toBeVisible()
  await loss.fill('140')
  await expect.element(calculator.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
})

test('a coefficient or a loss that is not a number shows its problem, accessibly', async () => {
  await openEditor(kitchen, { id })
  await coefficient.fill('trois')
  await expect.element(calculator.getByText('« trois » n’est pas un nombre')).toBeVisible()
  await loss.fill('-4')
  await expect.element(calculator.getByText('La perte doit être comprise entre 0 et 100')).toBeVisible()
  await priceTtc.fill('abc')
  await expect.element(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  await portions.fill('1,5')
  await expectAccessible()
})
