import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GammeRecette } from '#contract/gammes.ts'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { FURTHER_NOTICE } from '#domain/cartes/masked.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as CartesService } from '#web/routes/_workspace/cartes.service.tsx'
import { Route as Gamme } from '#web/routes/_workspace/gammes.$id.index.tsx'

const mask = page.getByLabelText('Sur la carte en ligne')
const remaining = page.getByLabelText('Portions restantes')
const printed = page.getByLabelText('Sur la carte imprimée')
const alert = page.getByRole('alert')

/** The service of one dish as a server stores it; `otherWindow` is another window that saves. */
async function renderService(address = '/cartes/service', others: string[] = []) {
  let dish = gammeRecette()
  const { recettes: _none, ...gamme } = gammeDetail([dish])
  const save = (facts: Partial<GammeRecette>) => (dish = { ...dish, ...facts, version: dish.version + 1 })
  const cartes = [carteSettings(), ...others.map((nom) => carteSettings({ nom, id: crypto.randomUUID() }))]
  const shown = await renderRoute(
    { '/_workspace/cartes/service': CartesService, '/_workspace/gammes/$id/': Gamme },
    address.replace('ID', gamme.id),
    {
      api: {
        cartes: { list: () => ({ items: cartes }) },
        gammes: {
          list: () => ({ items: [gamme] }),
          get: () => ({ ...gamme, recettes: [dish] }),
          recettes: {
            change: ({ id: _gamme, recipeId: _dish, version, ...facts }) =>
              version === dish.version ? save(facts) : refusal('VERSION_CONFLICT', { current: dish }),
          },
        },
      },
    },
  )
  shown.forgiveErrors(/VERSION_CONFLICT/)
  return { ...shown, stored: () => dish, otherWindow: save }
}

test('a dish is hidden this evening, counted and kept off the printed carte from a phone', async () => {
  await page.viewport(390, 844)
  const { stored } = await renderService()
  const line = page.getByRole('button', { name: 'Bœuf bourguignon' })
  await expect.element(line).toBeVisible()
  await expect.element(mask).not.toBeInTheDocument()
  await line.click()
  await mask.selectOptions('Masqué ce soir')
  await expect.element(page.getByText(/^Masqué jusqu’à 5\sh$/).first()).toBeVisible()
  // The page shows the choice before it is stored.
  await expect.poll(() => new Date(stored().maskedUntil ?? '').getHours()).toBe(5)
  await remaining.fill('6')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Plus que 6', { exact: true })).toBeVisible()
  await printed.click()
  await expect.element(page.getByText('Non imprimé')).toBeVisible()
  await expect.poll(() => stored()).toMatchObject({ remaining: 6, offPrint: true })
  await mask.selectOptions('Masqué jusqu’à nouvel ordre')
  await expect.poll(() => stored().maskedUntil).toBe(FURTHER_NOTICE)
  await remaining.fill('')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => stored().remaining).toBeNull()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByPlaceholder('Rechercher une recette...').fill('sole')
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(page.getByText('Aucune recette de la gamme ne correspond.')).toBeVisible()
  await page.getByPlaceholder('Rechercher une recette...').fill('boeuf')
  await expect.element(mask).toBeVisible()
})

test('on a phone the switch of a line masks the dish this evening and shows it again', async () => {
  await page.viewport(390, 844)
  const { stored } = await renderService()
  const online = page.getByRole('switch', { name: 'En ligne : Bœuf bourguignon' })
  await expect.element(online).toBeChecked()
  await online.click()
  await expect.element(page.getByText(/^Masqué jusqu’à 5\sh$/)).toBeVisible()
  await expect.poll(() => stored().maskedUntil).not.toBeNull()
  await expect.element(mask, { message: 'the line stays closed' }).not.toBeInTheDocument()
  await online.click()
  await expect.poll(() => stored().maskedUntil).toBeNull()
  await expectAccessible()
})

test('a number of portions that cannot be stored stays typed with its error, and nothing is called saved', async () => {
  const { stored } = await renderService()
  await printed.click()
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await userEvent.click(remaining)
  await userEvent.keyboard('2,5{Tab}')
  await expect.element(page.getByText('« 2,5 » n’est pas un nombre entier')).toBeVisible()
  await expect.element(remaining).toHaveValue('2,5')
  await expect.element(page.getByText(/^Enregistré à/)).not.toBeInTheDocument()
  expect(stored().remaining).toBeNull()
  await remaining.fill('-1')
  await userEvent.keyboard('{Tab}')
  await expect.element(remaining).toHaveValue('-1')
  await remaining.fill('2')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/^Enregistré à/)).toBeVisible()
  await expect.poll(() => stored().remaining).toBe(2)
  await expectAccessible()
})

test('where there are several cartes, a gamme says on which it is', async () => {
  await renderService('/cartes/service', ['Soir'])
  await expect.element(page.getByRole('heading', { name: 'Ma carte · Plats' })).toBeVisible()
  await expectAccessible()
})

test('the page opens at the dish that the public carte has named', async () => {
  await renderService('/cartes/service?plat=B%C5%93uf%20bourguignon')
  await expect.element(mask).toBeVisible()
  await expect.element(page.getByPlaceholder('Rechercher une recette...')).toHaveValue('Bœuf bourguignon')
})

test('what two windows have set differently is asked, with both offered, and nothing is overwritten before', async () => {
  const { stored, otherWindow } = await renderService()
  await expect.element(remaining).toBeVisible()
  otherWindow({ remaining: 3, maskedUntil: FURTHER_NOTICE, offPrint: true })
  await remaining.fill('6')
  await userEvent.keyboard('{Tab}')
  await expect
    .element(alert.getByRole('row').filter({ hasText: 'Portions restantes' }))
    .toMatchTextContent(/Plus que 6Plus que 3/)
  await expect.element(alert).toMatchTextContent(/Sur la carte en ligne/)
  await expect.poll(() => stored()).toMatchObject({ remaining: 3 })
  await alert.getByRole('button', { name: 'Garder mes modifications' }).click()
  await expect
    .poll(() => stored())
    .toMatchObject({ remaining: 6, maskedUntil: FURTHER_NOTICE, offPrint: true })
})

test.for([
  ['Sur la carte en ligne', { maskedUntil: FURTHER_NOTICE }, () => mask.selectOptions('Masqué ce soir')],
  [
    'Portions restantes',
    { remaining: 3 },
    async () => {
      await remaining.fill('6')
      await userEvent.keyboard('{Tab}')
    },
  ],
] as const)('%s: the version of the other window can be taken', async ([label, theirs, mine]) => {
  const { stored, otherWindow } = await renderService()
  await expect.element(remaining).toBeVisible()
  otherWindow(theirs)
  await mine()
  await expect.element(alert.getByRole('row').filter({ hasText: label })).toBeVisible()
  await alert.getByRole('button', { name: 'Reprendre la version enregistrée' }).click()
  await expect.poll(() => stored()).toMatchObject(theirs)
})

test('on its gamme a dish shows what is set of it, where it is unfolded', async () => {
  const { otherWindow } = await renderService('/gammes/ID')
  otherWindow({})
  await page.getByRole('button', { name: 'Bœuf bourguignon', exact: true }).click()
  await expect.element(mask).toBeVisible()
  await expectAccessible()
})

test('an unavailable server is sent what was chosen as soon as it says, without its user', async () => {
  const { api, stored, otherWindow, forgiveErrors } = await renderService()
  forgiveErrors(/503/)
  const change = vi.fn(() => refusal('UNAVAILABLE', { retryAfterSeconds: 1 }))
  api.answer({ gammes: { recettes: { change } } })
  await printed.click()
  await expect
    .element(alert)
    .toMatchTextContent(/indisponible\. Ce que vous avez changé reste ici, et sera renvoyé automatiquement/)
  await expect.element(printed).not.toBeChecked()
  await expect.poll(() => change.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(1)
  await expect.element(alert).toBeVisible()
  api.answer({ gammes: { recettes: { change: ({ offPrint }) => otherWindow({ offPrint }) } } })
  await expect.element(page.getByText(/^Enregistré à/), { timeout: 5_000 }).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(printed).not.toBeChecked()
  await expect.poll(() => stored()).toMatchObject({ offPrint: true, version: 2 })
})
