import { beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { noNetwork } from '#web/testing/answers.ts'
import { addBlanquette } from '#web/testing/blanquette.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_print/recipes.$id.preview.tsx'

const portions = page.getByRole('textbox', { name: 'Portions' })
const save = page.getByRole('button', { name: 'Enregistrer' })

const kitchen = emptyKitchen()
let id: string

beforeEach(() => {
  id = addBlanquette(kitchen).id
})

async function edit() {
  const shown = await renderRoute({ '/_print/recipes/$id/preview': Route }, `/recipes/${id}/preview`, {
    api: kitchen.answers,
  })
  await page.getByRole('button', { name: 'Mode édition' }).click()
  return shown
}

test('the printed sheet refuses 1,5 portions, and shows the problem of a price with letters', async () => {
  const { api } = await edit()
  await portions.fill('1,5')
  await expect.element(page.getByText('Un nombre entier de portions, de 1 à 100 000')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prix de vente HT' }).fill('abc')
  await expect.element(page.getByText('« abc » n’est pas un nombre')).toBeVisible()
  await save.click()
  await expect.element(portions).toHaveValue('1,5')
  await expect.element(page.getByText('Coût total pour 8 portion(s) : 43,78 €')).toBeVisible()
  expect(api.calls.sheets.change).toEqual([])
})

const question = page.getByRole('group', { name: /les quantités suivent-elles/ })
const notice = page.getByRole('group', { name: 'Quantités adaptées' })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('portions typed on the printed sheet divide no cost before it is answered whether the quantities follow', async () => {
  const { api } = await edit()
  await portions.fill('19')
  await expect
    .element(question)
    .toMatchTextContent(/De 8 à 19 portions.*5,4\d\s€ \/ portion.*2,30\s€ \/ portion/)
  await expect.element(page.getByText('Coût total pour 8 portion(s) : 43,78 €')).toBeVisible()
  await expect.element(row('Épaule de veau')).toMatchTextContent(/^1,600\s*kg/)
  await save.click()
  await expect.element(question.getByRole('button').first()).toHaveFocus()
  await portions.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByRole('button').first()).toHaveFocus()
  expect(api.calls.sheets.change).toEqual([])
  await expectAccessible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByText('Coût total pour 8 portion(s) : 43,78 €')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })

  await question.getByRole('button', { name: /^Adapter les quantités/ }).click()
  await expect.element(row('Épaule de veau')).toMatchTextContent(/^3,800\s*kg/)
  await expect.element(notice).toMatchTextContent('Bouquet garni : 2,375 → 2,5 bottes')
  await notice.getByRole('button', { name: 'Ne pas arrondir' }).click()
  await expect.element(row('Bouquet garni')).toMatchTextContent(/^2,375/)
  await portions.fill('8')
  await expect.element(notice).not.toBeInTheDocument()
  await portions.fill('19')
  await question.getByRole('button', { name: /^Adapter les quantités/ }).click()
  await save.click()
  await expect.element(page.getByText('Fiche technique enregistrée')).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ portions: 19 })
  expect(kitchen.sheet(id).ingredients[0]).toMatchObject({ quantity: 3.8 })
  await expect.element(row('Bouquet garni')).toMatchTextContent(/^2,5/)
})

test('quantities that follow are multiplied in what another window has saved meanwhile', async () => {
  const { forgiveErrors } = await edit()
  forgiveErrors(/VERSION_CONFLICT/)
  await portions.fill('16')
  await question.getByRole('button', { name: /^Adapter les quantités/ }).click()
  const { ingredients } = kitchen.sheet(id)
  const [veal, ...others] = ingredients.map(({ product, ...line }) => ({
    ...line,
    userProductId: product?.id,
  }))
  kitchen.change({ id, ingredients: [{ ...veal, unit: 'kg', quantity: 2 }, ...others] })
  await save.click()
  await expect.element(page.getByText('Fiche technique enregistrée')).toBeVisible()
  expect(kitchen.sheet(id)).toMatchObject({ portions: 16 })
  expect(kitchen.sheet(id).ingredients[0]).toMatchObject({ quantity: 4 })
})

test('the same portions that another window has saved without the quantities are named, and nothing is written', async () => {
  const { api, forgiveErrors } = await edit()
  forgiveErrors(/VERSION_CONFLICT/)
  await portions.fill('16')
  await question.getByRole('button', { name: /^Adapter les quantités/ }).click()
  kitchen.change({ id, portions: 16 })
  await save.click()
  await expect.element(page.getByText(/a enregistré 16 portions sans adapter les quantités/)).toBeVisible()
  await expect.element(row('Épaule de veau')).toMatchTextContent(/^1,600\s*kg/)
  expect(api.calls.sheets.change).toHaveLength(1)
})

test('on a telephone the question of the printed sheet is above it, without sideways scroll', async () => {
  await page.viewport(390, 844)
  await edit()
  await portions.fill('80')
  await expect.element(question).toBeVisible()
  await expectNoSidewaysScroll()
})

test('a save of the printed sheet whose answer was lost is no conflict with oneself', async () => {
  const { api } = await edit()
  const { change } = kitchen.answers.sheets
  await portions.fill('6')
  await page.getByRole('button', { name: /^Garder les quantités/ }).click()
  api.answer({
    sheets: {
      change: (sheet) => {
        change(sheet)
        return noNetwork()
      },
    },
  })
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  api.answer({ sheets: { change } })
  await save.click()
  await expect.element(page.getByText('Fiche technique enregistrée')).toBeVisible()
  await expect.element(page.getByText('Coût total pour 6 portion(s) : 43,78 €')).toBeVisible()
  expect(kitchen.sheet(id).version).toBe(2)
})
