import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GammeRecette } from '#contract/gammes.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { type Answers, refusal } from '#web/testing/answers.ts'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const kitchen = emptyKitchen()

const BEEF = gammeRecette({ method: 'Mariner la viande la veille.' })
const CREAM = gammeRecette({
  nomAffiche: 'Crème brûlée',
  title: 'Crème brûlée',
  category: 'Dessert',
  sellingPriceHt: 5,
  prixTtcAffiche: 5.5,
})
const TERRINE = gammeRecette({
  nomAffiche: 'Terrine',
  title: 'Terrine',
  category: 'Entrée',
  sellingPriceHt: null,
  prixTtcAffiche: 0,
})

async function show(given: GammeRecette[], answers: Answers = {}, path = '') {
  const recettes = [...given]
  const { id } = gammeDetail([])
  const shown = await renderPage(`/gammes/${id}${path}`, {
    api: {
      cartes: { own: () => carteSettings() },
      ...answers,
      gammes: {
        get: () => gammeDetail(recettes, { id }),
        ...answers.gammes,
        recettes: {
          change: ({ id: _gamme, recipeId, ...change }) => {
            const at = recettes.findIndex((recette) => recette.id === recipeId)
            const changed = gammeRecette({ ...recettes[at], ...change })
            recettes[at] = changed
            return changed
          },
          ...answers.gammes?.recettes,
        },
      },
    },
  })
  return { ...shown, recettes }
}

const dishes = () => page.getByRole('list', { name: 'Recettes de « Plats »' }).getByRole('listitem')
const dish = (place: number) => dishes().nth(place)
const dishCount = () => dishes().elements().length

test('sheets are picked one after the other, by category, and by Enter before the search was answered', async () => {
  kitchen.addSheet({ title: 'Terrine', category: 'Entrée' })
  kitchen.addSheet({ title: 'Crème brûlée', category: 'Dessert', sellingPriceHt: 5 })
  kitchen.addSheet({ title: 'Bœuf bourguignon', sellingPriceHt: 10 })
  const { list } = kitchen.answers.sheets
  const { api, recettes } = await show([], {
    sheets: { list },
    gammes: {
      recettes: {
        add: ({ ficheId }) => {
          const added = gammeRecette({ ficheId })
          recettes.push(added)
          return added
        },
      },
    },
  })
  await expect.element(page.getByText('Aucune recette dans cette gamme')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une recette' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Sélectionner une recette' })
  const options = () => textsOf(picker.getByRole('listbox').getByRole('option'))
  await expect.poll(options).toEqual([expect.stringContaining('11,00'), expect.anything(), expect.anything()])
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Recette ajoutée avec succès !')).toBeVisible()
  await expect.poll(() => picker.getByText('Déjà dans la gamme').elements()).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => picker.getByText('Déjà dans la gamme').elements()).toHaveLength(2)
  await picker.getByLabelText('Catégorie').selectOptions('Entrée')
  await expect.poll(options).toEqual([expect.stringMatching(/Terrine.*Sans prix/)])
  await picker.getByLabelText('Catégorie').selectOptions('')

  const answer = Promise.withResolvers<void>()
  api.answer({ sheets: { list: (input) => answer.promise.then(() => list(input)) } })
  picker.getByRole('combobox', { name: 'Rechercher une recette...' }).element().focus()
  await userEvent.keyboard('TERR{Enter}')
  answer.resolve()
  await expect.poll(options).toEqual([expect.stringMatching(/Terrine.*Déjà dans la gamme/)])
  expect(api.calls.gammes.recettes.add.map(({ ficheId }) => ficheId)).toEqual(
    kitchen.summaries.map(({ id }) => id),
  )
})

test('a dish shows its margin, and unfolds what its sheet says, one at a time', async () => {
  await show([BEEF, CREAM, TERRINE])
  await expect.element(dish(0)).toMatchTextContent('80,0 %')
  await expect.element(dish(2)).toMatchTextContent(/Sans prix sur la carte.*0,00\s€/)
  await page.getByRole('button', { name: 'Bœuf bourguignon', exact: true }).click()
  await expect.element(dish(0)).toMatchTextContent('Mariner la viande la veille.')
  await page.getByRole('button', { name: 'Crème brûlée', exact: true }).click()
  await expect.element(dish(1)).toMatchTextContent('Aucune méthode renseignée')
  expect(page.getByText('Mariner la viande').elements()).toEqual([])
})

test('a displayed price that is not that of the sheet any more says so, and both price and description of the sheet can be taken', async () => {
  const { recettes } = await show([
    gammeRecette({ sellingPriceHt: 12, sheetDescription: 'Carottes fanes' }),
    gammeRecette({ nomAffiche: 'Daube' }),
  ])
  await expect.element(dish(0)).toMatchTextContent(/11,00\s€fiche\s: 13,20\s€/)
  await expect.element(dish(1)).not.toMatchTextContent(/fiche\s:/)
  await page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' }).click()
  await page.getByRole('button', { name: /Reprendre le prix de la fiche/ }).click()
  await page.getByRole('button', { name: 'Reprendre la description de la fiche' }).click()
  await expect.element(page.getByLabelText('Description')).toHaveValue('Carottes fanes')
  await expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => recettes[0]).toMatchObject({ prixTtcAffiche: 13.2, description: 'Carottes fanes' })
  await expect.element(dish(0)).not.toMatchTextContent(/fiche\s:/)
})

test('the margin of a dish whose cost is improbable is doubtful, neither good nor bad', async () => {
  await show([gammeRecette({ ...CREAM, coutMatiere: 300, portions: 1, doubt: 'price' })])
  await expect.element(dish(0)).toMatchTextContent('Vérifier ?')
  await expect.element(dish(0).getByText(/^Marge douteuse/)).toBeInTheDocument()
  expect(
    dish(0)
      .getByText(/^Marge faible/)
      .elements(),
  ).toEqual([])
  await expectAccessible()
})

test('a dish is changed in its place: Escape takes back, the margin follows the price, a refusal keeps what was typed', async () => {
  const { api, forgiveErrors } = await show([BEEF, CREAM])
  forgiveErrors(/INTERNAL/)
  const edit = page.getByRole('button', { name: 'Modifier « Bœuf bourguignon »' })
  await edit.click()
  const form = page.getByRole('form', { name: 'Modifier « Bœuf bourguignon »' })
  await expect.element(form.getByLabelText('Nom affiché')).toHaveFocus()
  await form.getByLabelText('Prix TTC affiché').fill('5,5')
  await expect.element(form.getByText('Marge à surveiller : 60,0 %')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(edit).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByLabelText('Prix TTC affiché')).toHaveValue('11,00')
  await form.getByLabelText('Nom affiché').fill('Joue de bœuf au vin')
  await form.getByLabelText('Prix TTC affiché').fill('22')
  await form.getByLabelText('Description').fill('Carottes fanes')
  const change = api.calls.gammes.recettes.change
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer({ gammes: { recettes: { change: () => promise.then(() => refusal('INTERNAL')) } } })
  await userEvent.keyboard('{Enter}{Enter}')
  resolve()
  await expect.element(form.getByText('Impossible de modifier la recette')).toBeVisible()
  await expect.element(form.getByLabelText('Nom affiché')).toHaveValue('Joue de bœuf au vin')
  expect(change, 'sent once').toMatchObject([
    { nomAffiche: 'Joue de bœuf au vin', prixTtcAffiche: 22, description: 'Carottes fanes' },
  ])
  await expectAccessible()

  api.answer({
    gammes: {
      recettes: {
        change: ({ id: _gamme, recipeId, ...facts }) => gammeRecette({ ...BEEF, id: recipeId, ...facts }),
      },
      get: ({ id }) =>
        gammeDetail(
          [
            {
              ...BEEF,
              nomAffiche: 'Joue de bœuf au vin',
              description: 'Carottes fanes',
              prixTtcAffiche: 22,
            },
            CREAM,
          ],
          { id },
        ),
    },
  })
  await userEvent.keyboard('{Enter}')
  for (const text of ['Joue de bœuf au vin', 'Carottes fanes', '22,00 €', '90,0 %'])
    await expect.element(dish(0)).toMatchTextContent(text)
})

test('an invalid price shows its problem, a negative one is refused, and a dish removed in another window keeps the typed price', async () => {
  const { forgiveErrors, recettes } = await show([CREAM, BEEF], {
    gammes: { recettes: { change: () => refusal('NOT_FOUND') } },
  })
  forgiveErrors(/NOT_FOUND/)
  await page.getByRole('button', { name: 'Modifier « Crème brûlée »' }).click()
  const form = page.getByRole('form', { name: 'Modifier « Crème brûlée »' })
  const price = form.getByLabelText('Prix TTC affiché')
  await price.fill('')
  await expect.element(form.getByText(/^0,00\s€\s: ce plat n’aura pas de prix sur la carte/)).toBeVisible()
  await expectAccessible()
  await price.fill('-3')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Le prix affiché ne peut pas être négatif')).toBeVisible()
  await price.fill('6')
  recettes.shift()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Ce plat a été retiré de la gamme entre-temps')).toBeVisible()
  await expect.element(price).toHaveValue(expect.stringMatching(/6/))
  await form.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(dishCount).toBe(1)
})

test('a dish changes places by keyboard, and leaves the gamme once the question has been answered', async () => {
  const { api, recettes } = await show([BEEF, CREAM, TERRINE], {
    gammes: {
      recettes: {
        reorder: ({ ids }) => {
          recettes.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
          return { ids }
        },
        remove: ({ recipeId }) => {
          recettes.pop()
          return { id: recipeId, deletedItemId: crypto.randomUUID() }
        },
      },
    },
  })
  const beef = page.getByRole('button', { name: 'Bœuf bourguignon', exact: true })
  await expect.element(beef).toBeVisible()
  beef.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(dish(1)).toMatchTextContent('Bœuf bourguignon')
  await expect
    .poll(() => api.calls.gammes.recettes.reorder.map(({ ids }) => ids))
    .toEqual([[CREAM.id, BEEF.id, TERRINE.id]])
  await page.getByRole('button', { name: 'Retirer « Terrine »' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect.poll(dishCount).toBe(2)
})

test('a gamme is read and searched on a telephone, and leads to where it is changed', async () => {
  await page.viewport(390, 844)
  const all = [BEEF, CREAM, TERRINE]
  const { address } = await show(
    [...all, ...all.map((recette) => ({ ...recette, id: crypto.randomUUID() }))],
    {},
    '/view',
  )
  await expect.element(page.getByText('6 recettes')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher une recette...' }).fill('terri ENTREE')
  await expect.element(page.getByText('2 recettes trouvées')).toBeVisible()
  await page.getByRole('button', { name: 'Terrine', exact: true }).first().click()
  await expect.element(page.getByText('Titre d’origine')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  await page.getByRole('link', { name: 'Modifier la gamme' }).click()
  await expect.element(page.getByRole('button', { name: 'Déplacer « Terrine »' }).first()).toBeVisible()
  expect(address()).toMatch(/^\/gammes\/[^/]+$/)
  await expectNoSidewaysScroll()
  await expectAccessible()
})
