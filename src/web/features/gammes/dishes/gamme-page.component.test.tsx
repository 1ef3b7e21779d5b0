import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { emptyKitchen } from '#web/testing/empty-kitchen.ts'
import { textsOf } from '#web/testing/plain-text.ts'
import { BEEF, CREAM, dish, dishCount, priceOf, showGamme, TERRINE } from '../testing/shown-gamme.ts'

const kitchen = emptyKitchen()

test('sheets are picked one after the other, by category, and by Enter before the search was answered', async () => {
  kitchen.addSheet({ title: 'Terrine', category: 'Entrée' })
  kitchen.addSheet({ title: 'Crème brûlée', category: 'Dessert', sellingPriceHt: 5 })
  kitchen.addSheet({ title: 'Bœuf bourguignon', sellingPriceHt: 10 })
  const { list } = kitchen.answers.sheets
  const { api, recettes } = await showGamme([], {
    sheets: { list },
    gammes: {
      recettes: {
        addMany: ({ ficheIds }) => {
          const items = ficheIds.map((ficheId) => gammeRecette({ ficheId }))
          recettes.push(...items)
          return { items }
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

  const search = picker.getByRole('combobox', { name: 'Rechercher une recette...' })
  const answer = Promise.withResolvers<void>()
  api.answer({ sheets: { list: (input) => answer.promise.then(() => list(input)) } })
  search.element().focus()
  await userEvent.keyboard('TERR{Enter}')
  answer.resolve()
  await expect.element(search).toHaveValue('')
  await expect.poll(() => picker.getByText('Déjà dans la gamme').elements()).toHaveLength(3)
  const added = () => api.calls.gammes.recettes.addMany.flatMap(({ ficheIds }) => ficheIds)
  expect(added()).toEqual(kitchen.summaries.map(({ id }) => id))

  await userEvent.keyboard('bourg{Enter}')
  const question = page.getByRole('dialog', { name: 'Ajouter cette recette encore une fois ?' })
  await expect.element(question).toMatchTextContent('« Bœuf bourguignon » est déjà dans la gamme')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('bourg')
  expect(added()).toHaveLength(3)
  await picker.getByRole('option', { name: /bourguignon/ }).click()
  await question.getByRole('button', { name: 'Ajouter encore' }).click()
  await picker.getByRole('button', { name: 'Ajouter 1 plat' }).click()
  await expect.poll(added).toHaveLength(4)
  await expect.element(picker).not.toBeInTheDocument()

  await userEvent.keyboard('n')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('t{Escape}')
  await expect.element(search).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(picker).not.toBeInTheDocument()
})

test('several sheets are ticked, put on at once, and taken off by one undo', async () => {
  const sheets = ['Onglet', 'Gratin'].map((title) => kitchen.addSheet({ title }))
  const { api, recettes } = await showGamme([TERRINE], {
    sheets: { list: kitchen.answers.sheets.list },
    gammes: {
      recettes: {
        addMany: ({ ficheIds }) => {
          const items = ficheIds.map((ficheId) => gammeRecette({ ficheId }))
          recettes.push(...items)
          return { items }
        },
        removeMany: ({ recipeIds: ids }) => {
          recettes.splice(0, recettes.length, ...recettes.filter((recette) => !ids.includes(recette.id)))
          return { ids, deletedItemId: crypto.randomUUID() }
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Ajouter une recette' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Sélectionner une recette' })
  for (const name of [/Onglet/, /Gratin/]) await picker.getByRole('option', { name }).click()
  await expectAccessible()
  await picker.getByRole('button', { name: 'Ajouter 2 plats' }).click()
  await expect.element(picker).not.toBeInTheDocument()
  await expect.poll(dishCount).toBe(3)
  await page.getByText('2 recettes ajoutées').click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(dishCount).toBe(1)
  const { addMany, removeMany } = api.calls.gammes.recettes
  expect(addMany.map(({ ficheIds }) => ficheIds)).toEqual([sheets.map(({ id }) => id)])
  expect(removeMany).toHaveLength(1)
})

test('a price is typed in the row of a dish, and of its sheet where that has none', async () => {
  const { api } = await showGamme([CREAM, TERRINE], {
    sellingPrices: { give: () => refusal('INTERNAL') },
  })
  await priceOf('Crème brûlée').fill('6')
  await expect.element(dish(0)).toMatchTextContent(/63,3\s%/)
  await userEvent.keyboard('{Enter}')
  await expect.element(priceOf('Terrine')).toHaveFocus()
  await userEvent.keyboard('11{Enter}')
  await expect.element(page.getByRole('alert').nth(1)).toMatchTextContent(/« Terrine » \(11,00 €\)/)
  expect(api.calls.sellingPrices.give).toEqual([
    { id: CREAM.ficheId, dishes: [{ id: CREAM.id, before: 5.5, after: 6 }] },
    {
      id: TERRINE.ficheId,
      sellingPriceHt: { before: null, after: 10 },
      dishes: [{ id: TERRINE.id, before: 0, after: 11 }],
    },
  ])
  await expect.element(priceOf('Terrine')).toHaveValue('11')
})

test('a dish shows its margin, and unfolds what its sheet says, one at a time', async () => {
  await showGamme([BEEF, CREAM, TERRINE])
  await expect.element(dish(0)).toMatchTextContent('80,0 %')
  await expect.element(dish(2)).toMatchTextContent('Sans prix')
  await expect.element(priceOf('Terrine')).toHaveValue('')
  await page.getByRole('button', { name: 'Bœuf bourguignon', exact: true }).click()
  await expect.element(dish(0)).toMatchTextContent('Mariner la viande la veille.')
  await page.getByRole('button', { name: 'Crème brûlée', exact: true }).click()
  await expect.element(dish(1)).toMatchTextContent('Aucune méthode renseignée')
  expect(page.getByText('Mariner la viande').elements()).toEqual([])
})

test('the margin of a dish whose cost is improbable is doubtful, neither good nor bad', async () => {
  await showGamme([gammeRecette({ ...CREAM, coutMatiere: 300, portions: 1, doubt: 'price' })])
  await expect.element(dish(0)).toMatchTextContent('Vérifier ?')
  await expect.element(dish(0).getByText(/^Marge douteuse/)).toBeInTheDocument()
  expect(
    dish(0)
      .getByText(/^Marge faible/)
      .elements(),
  ).toEqual([])
  await expectAccessible()
})

test('a dish changes places by keyboard, and leaves the gamme once the question has been answered', async () => {
  const { api, recettes } = await showGamme([BEEF, CREAM, TERRINE], {
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
  const { address } = await showGamme(
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
