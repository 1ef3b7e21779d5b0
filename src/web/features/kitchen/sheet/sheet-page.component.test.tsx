import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { KitchenMark, SentMark } from '#contract/kitchen-shapes.ts'
import { Route as Kitchen } from '#web/routes/_kitchen/route.tsx'
import { Route as Sheet } from '#web/routes/_kitchen/cuisine.fiches.$id.tsx'
import { expectAccessibleAtBothWidths } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { kitchenLine, wholeSheet } from '../testing/sheet.ts'
import { idOf, KITCHEN_STATE, tabletAnswers } from '../testing/tablet.ts'

const routes = { '/_kitchen': Kitchen, '/_kitchen/cuisine/fiches/$id': Sheet }
const STEPS = [
  'Couper l’épaule en cubes.',
  'Cuire 25 à 30 min à couvert, puis ajouter 20 g de sel.',
  'Ajouter la moitié de la crème.',
]
const shoulder = kitchenLine(11, 'Épaule de veau désossée', { quantity: 1.6, wastagePercent: 25 })
const dough = wholeSheet(2, 'Pâte sablée', {
  yieldQuantity: 1,
  yieldUnit: 'kg',
  lines: [kitchenLine(21, 'Beurre', { quantity: 500, unit: 'g' })],
})
const BLANQUETTE = wholeSheet(1, 'Blanquette', {
  portions: 8,
  allergens: ['Lait'],
  undeclaredLines: 1,
  steps: STEPS,
  lines: [
    shoulder,
    kitchenLine(12, 'Crème liquide', { quantity: 0.4, unit: 'L' }),
    kitchenLine(13, 'Œufs', { quantity: 3, unit: 'pièce' }),
    kitchenLine(14, 'Pâte sablée', { quantity: 400, unit: 'g', product: null, preparationId: dough.id }),
    kitchenLine(15, 'Sel', { costing: 'qs', quantity: null }),
  ],
})
const line = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const step = (number: number) => page.getByRole('listitem').filter({ hasText: STEPS[number - 1] ?? '' })
const says = (words: string) =>
  page.getByText(new RegExp(words.replaceAll(/[().?]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s`)))

/** As the server has a tick once it was sent. */
const kept = ({ done, at, ...mark }: SentMark): KitchenMark => ({
  ...mark,
  doneAt: done ? at : null,
  personId: null,
  changedAt: at,
})

let ticked: KitchenMark[] = []

const show = (address: string, sheets = [BLANQUETTE, dough]) =>
  renderRoute(routes, address, {
    session: null,
    account: `kitchen-${KITCHEN_STATE.device?.id ?? ''}`,
    api: tabletAnswers([], {
      mark: ({ marks }) => {
        ticked = marks.map(kept)
        return { marks: ticked, left: [] }
      },
      marks: () => ({
        status: 200 as const,
        headers: { etag: `"${ticked.length}"` },
        body: { items: ticked },
      }),
      sheet: ({ id }) => {
        const found = sheets.find((each) => each.id === id)
        return found ? { items: [found, ...sheets.filter((each) => each !== found)] } : refusal('NOT_FOUND')
      },
    }),
  })

test('a sheet shows its amounts, its steps with what each takes, and what it contains', async () => {
  await show(`/cuisine/fiches/${BLANQUETTE.id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blanquette' })).toBeVisible()
  await expect.element(says('Allergènes : Lait')).toBeVisible()
  await expect.element(says('À vérifier : 1 ingrédient non déclaré')).toBeVisible()
  await expect.element(line('Crème liquide')).toMatchTextContent(/^40\s*cl\s*Crème/)
  await expect.element(line('Épaule de veau')).toMatchTextContent(/brut/)
  await expect.element(line('Sel')).toMatchTextContent(/^QS/)
  await expect.element(step(1)).toMatchTextContent(/1,6\s*kg\s*Épaule de veau désossée/)
  await expect.element(step(3)).not.toMatchTextContent(/cl/)
  await expect.element(page.getByRole('button', { name: 'Minuteur de 25 min, étape 2' })).toBeVisible()
  await expect.element(says('Les quantités écrites dans le texte')).not.toBeInTheDocument()
  await expectAccessibleAtBothWidths()
})

test('what is in the hand decides the amounts, and a preparation is read for what is taken of it', async () => {
  const { address } = await show(`/cuisine/fiches/${BLANQUETTE.id}`)
  await page.getByRole('button', { name: 'Adapter autrement' }).click()
  await page.getByRole('textbox', { name: 'Quantité' }).fill('4')
  await page.getByRole('button', { name: 'Adapter', exact: true }).click()
  await expect.element(line('Crème liquide')).toMatchTextContent(/^75\s*cl/)
  await expect.element(says('Œufs : 5,625 → 5,5 pièces')).toBeVisible()
  await expect
    .element(says('Les quantités écrites dans le texte sont celles de la recette pour 8 portions'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Pâte sablée' }).click()
  await expect.element(line('Beurre')).toMatchTextContent(/375\s*g\s*Beurre/)
  await expectAccessibleAtBothWidths()
  await page.getByRole('link', { name: 'Ouvrir la fiche « Pâte sablée »' }).click()
  await expect.poll(address).toBe(`/cuisine/fiches/${dough.id}?scale=made_750_g`)
  await expect.element(line('Beurre')).toMatchTextContent(/^375\s*g/)
  await page.getByRole('link', { name: 'Blanquette' }).click()
  await expect.poll(address).toBe(`/cuisine/fiches/${BLANQUETTE.id}?scale=hand_${shoulder.id}_gross_4_kg`)
  await expect.element(line('Crème liquide')).toMatchTextContent(/^75\s*cl/)
})

test('a hundred times the recipe is asked about before an amount is shown, and 0 is refused', async () => {
  await show(`/cuisine/fiches/${BLANQUETTE.id}?covers=800`)
  await expect.element(says('× 100 : très loin de la recette')).toBeVisible()
  await expect.element(says('160 kg')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Oui, × 100' }).click()
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^160\s*kg/)
  await page.getByRole('button', { name: 'Revenir à 8' }).click()
  await expect.element(line('Épaule de veau')).toMatchTextContent(/^1,6\s*kg/)
  await page.getByRole('button', { name: 'Adapter autrement' }).click()
  await page.getByRole('textbox', { name: 'Quantité' }).fill('0')
  await page.getByRole('button', { name: 'Adapter', exact: true }).click()
  await expect.element(says('Il faut des nombres supérieurs à 0')).toBeVisible()
})

test('a sheet that changes or goes while it is open says so, and stays as it is until it is pressed', async () => {
  const { api, queryClient } = await show(`/cuisine/fiches/${BLANQUETTE.id}`)
  await expect.element(step(1)).toBeVisible()
  const changed = wholeSheet(1, 'Blanquette', { portions: 8, version: 2, steps: ['Autrement.'] })
  api.answer({ kitchen: { sheet: () => ({ items: [changed] }) } })
  await queryClient.invalidateQueries()
  await expect.element(says('Cette fiche a changé.')).toBeVisible()
  await expect.element(step(1)).toBeVisible()
  await page.getByRole('button', { name: 'Afficher la nouvelle' }).click()
  await expect.element(page.getByText('Autrement.')).toBeVisible()
  await expect.element(says('Cette fiche a changé.')).not.toBeInTheDocument()
  api.answer({ kitchen: { sheet: () => refusal('NOT_FOUND') } })
  await queryClient.invalidateQueries()
  await expect.element(says('Cette fiche a été supprimée')).toBeVisible()
  await expect.element(page.getByText('Autrement.')).toBeVisible()
})

test('a step is ticked in any order, dims with its hour, and is cleared again', async () => {
  await show(`/cuisine/fiches/${BLANQUETTE.id}`)
  const tick = page.getByRole('button', { name: 'Étape 2 faite' })
  await expect.element(tick).toHaveAttribute('aria-pressed', 'false')
  await tick.click()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tick).toMatchTextContent(/\d\d:\d\d/)
  await expect.element(step(2)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Étape 1 faite' }))
    .toHaveAttribute('aria-pressed', 'false')
  await expectAccessibleAtBothWidths()
  await tick.click()
  await expect.element(tick).toHaveAttribute('aria-pressed', 'false')
})

test('a sheet that is not there says so', async () => {
  await show(`/cuisine/fiches/${idOf(99)}`)
  await expect.element(page.getByRole('heading', { name: 'Cette fiche n’est plus là' })).toBeVisible()
})
