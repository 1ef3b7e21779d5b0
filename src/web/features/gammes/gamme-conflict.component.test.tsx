import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/gammes.$id.index.tsx'

const alert = page.getByRole('alert')
const keepMine = alert.getByRole('button', { name: 'Garder mes modifications' })
const takeStored = alert.getByRole('button', { name: 'Reprendre la version enregistrée' })
const putBack = alert.getByRole('button', { name: 'Remettre mes modifications' })

/** A gamme with a dish as a server stores them; `otherWindow` is another window that saves. */
async function renderGamme() {
  const { recettes: _none, ...opened } = gammeDetail([])
  let gamme: Gamme = opened
  const recettes = [gammeRecette()]
  const change = (at: number, facts: Partial<GammeRecette>) => {
    const before = gammeRecette(recettes[at])
    const after = { ...before, ...facts, version: before.version + 1 }
    recettes[at] = after
    return after
  }
  const shown = await renderRoute({ '/_workspace/gammes/$id/': Route }, `/gammes/${gamme.id}`, {
    api: {
      gammes: {
        get: () => ({ ...gamme, recettes }),
        list: () => ({ items: [gamme] }),
        create: ({ nom }) => ({ ...gamme, id: crypto.randomUUID(), nom }),
        change: ({ nom = gamme.nom, version }) => {
          if (version !== gamme.version) return refusal('VERSION_CONFLICT', { current: gamme })
          gamme = { ...gamme, nom, version: version + 1 }
          return gamme
        },
        recettes: {
          change: ({ id: _gamme, recipeId, version, ...facts }) => {
            const at = recettes.findIndex(({ id }) => id === recipeId)
            const current = recettes[at]
            if (current === undefined) return refusal('NOT_FOUND')
            if (version !== current.version) return refusal('VERSION_CONFLICT', { current })
            return change(at, facts)
          },
          add: ({ id: _gamme, ...facts }) => {
            const added = gammeRecette(facts)
            recettes.push(added)
            return added
          },
        },
      },
      cartes: { list: () => ({ items: [carteSettings({ id: gamme.carteId })] }) },
    },
  })
  return {
    ...shown,
    recettes,
    stored: () => gamme,
    otherWindow: (facts: Partial<GammeRecette>) => change(0, facts),
    otherName: (nom: string) => {
      gamme = { ...gamme, nom, version: gamme.version + 1 }
    },
    otherDeletes: () => recettes.pop(),
  }
}

const dishForm = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
const price = dishForm.getByLabelText('Prix TTC affiché')
const description = dishForm.getByLabelText('Description')

async function openDish() {
  const gamme = await renderGamme()
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  await expect.element(dishForm.getByLabelText('Nom affiché')).toHaveFocus()
  return gamme
}

test('a price of a dish that both windows have changed is asked; Escape loses nothing', async () => {
  await page.viewport(390, 844)
  const { api, recettes, otherWindow } = await openDish()
  otherWindow({ prixTtcAffiche: 12, nomAffiche: 'Bœuf de Charolles' })
  await price.fill('13')
  await description.fill('Carottes fanes')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect
    .element(alert.getByRole('row').filter({ hasText: 'Prix TTC affiché' }))
    .toMatchTextContent(/13,00\s€12,00\s€/)
  await expect.element(alert).toMatchTextContent(/repris dans les deux cas\s: Nom affiché\./)
  await expectAccessible()
  await expectNoSidewaysScroll()
  await userEvent.keyboard('{Escape}')
  await expect.element(description).toHaveValue('Carottes fanes')
  expect(recettes).toMatchObject([{ prixTtcAffiche: 12, description: '' }])

  await keepMine.click()
  await expect.element(page.getByText(/et gardé\s: Nom affiché\./)).toBeVisible()
  expect(recettes).toMatchObject([
    { nomAffiche: 'Bœuf de Charolles', prixTtcAffiche: 13, description: 'Carottes fanes' },
  ])
  expect(api.calls.gammes.recettes.change.at(-1)).toMatchObject({ version: 2 })
})

test('the stored version of a dish is taken into its form, and what was typed can be put back', async () => {
  const { recettes, otherWindow } = await openDish()
  otherWindow({ prixTtcAffiche: 12 })
  await price.fill('13')
  await userEvent.keyboard('{Enter}')
  await takeStored.click()
  await expect.element(price).toHaveValue('12,00')
  await expect.element(alert).toHaveFocus()
  await putBack.click()
  await expect.element(price).toHaveValue('13,00')
  expect(recettes).toMatchObject([{ prixTtcAffiche: 12 }])
  await dishForm.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => recettes).toMatchObject([{ prixTtcAffiche: 13 }])
})

test('what one window alone has changed of a dish is merged without a question, and named', async () => {
  const { recettes, otherWindow } = await openDish()
  otherWindow({ prixTtcAffiche: 12 })
  await description.fill('Carottes fanes')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/et gardé\s: Prix TTC affiché\./)).toBeVisible()
  expect(recettes).toMatchObject([{ prixTtcAffiche: 12, description: 'Carottes fanes' }])
})

test('a dish that another window took off is put on the gamme again with what was typed', async () => {
  const { recettes, otherDeletes } = await openDish()
  otherDeletes()
  await price.fill('13')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(price).toHaveValue('13,00')
  await dishForm.getByRole('button', { name: 'Le remettre dans la gamme' }).click()
  await expect.element(page.getByText('Recette ajoutée avec succès !')).toBeVisible()
  expect(recettes).toMatchObject([{ nomAffiche: 'Bœuf bourguignon', prixTtcAffiche: 13 }])
})

const nameForm = page.getByRole('dialog', { name: 'Modifier la gamme' })
const name = nameForm.getByLabelText('Nom de la gamme')

async function openName() {
  const gamme = await renderGamme()
  await page.getByRole('button', { name: 'Renommer' }).click()
  await expect.element(name).toHaveValue('Plats')
  return gamme
}

test('a gamme that both windows rename is asked, and either name stays', async () => {
  const { api, stored, otherName } = await openName()
  otherName('Grillades')
  await name.fill('Viandes')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert.getByRole('row').last()).toMatchTextContent('Nom de la gammeViandesGrillades')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(name).toHaveValue('Viandes')
  await takeStored.click()
  await expect.element(name).toHaveValue('Grillades')
  await putBack.click()
  await nameForm.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(nameForm).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ nom: 'Viandes', version: 3 })
  expect(api.calls.gammes.change.map(({ version }) => version)).toEqual([1, 2])
})

test('a gamme that another window has deleted is made again under the name that was typed', async () => {
  const { api } = await openName()
  api.answer({ gammes: { change: () => refusal('NOT_FOUND') } })
  await name.fill('Viandes')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/supprimée entre-temps, avec ses plats/)
  await nameForm.getByRole('button', { name: 'La créer à nouveau' }).click()
  await expect.element(page.getByText('Gamme créée avec succès !')).toBeVisible()
  expect(api.calls.gammes.create).toMatchObject([{ nom: 'Viandes' }])
})

const gone = () => refusal('NOT_FOUND')

test('a dish of a gamme that another window has deleted keeps what was typed, and the gamme is made again with it', async () => {
  const { api, recettes, stored, address, forgiveErrors } = await openDish()
  forgiveErrors(/NOT_FOUND/)
  recettes.pop()
  const again = { ...stored(), id: crypto.randomUUID() }
  api.answer({
    gammes: {
      get: ({ id }) => (id === again.id ? { ...again, recettes } : gone()),
      create: () => again,
      list: () => ({ items: [] }),
      recettes: { change: gone },
    },
  })
  await price.fill('13')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveFocus()
  await expect.element(alert).toMatchTextContent(/Cette gamme a été supprimée entre-temps, avec ses plats/)
  await expect.element(price).toHaveValue('13,00')
  await dishForm.getByRole('button', { name: 'Recréer la gamme avec ce plat' }).click()
  await expect.poll(address).toBe(`/gammes/${again.id}`)
  expect(recettes).toMatchObject([{ nomAffiche: 'Bœuf bourguignon', prixTtcAffiche: 13 }])
  expect(api.calls.gammes.create).toMatchObject([{ nom: 'Plats' }])
})
