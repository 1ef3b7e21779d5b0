import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { noNetwork, refusal } from '#web/testing/answers.ts'
import { button, committed, renderImport } from './testing/chosen-workbook.ts'

const dish = (title: string, category: string) =>
  tab(
    title,
    `
${title}
Catégorie | ${category}
Ingrédients | Quantité | Unité | PU | PT
Farine | 1 | kg | 1 | 1
Sel | 1 | kg | 1 | 1
 | | | Total | 2
`,
  )

test('the dishes of an import are put into the gammes of their file at one press, and taken out again', async () => {
  const { api } = await renderImport(
    dish('Reine', 'Pizzas'),
    dish('Calzone', 'Pizza'),
    dish('Tiramisu', 'Desserts'),
  )
  const ids = new Map<string, string>()
  const pizzas = crypto.randomUUID()
  api.answer({
    gammes: { list: () => ({ items: [] }) },
    imports: {
      gammes: ({ gammes }) => ({
        items: gammes.map(({ nom, ficheIds }, at) => ({
          id: at === 0 ? pizzas : crypto.randomUUID(),
          nom,
          made: true,
          recipeIds: ficheIds,
        })),
      }),
    },
    sheetImports: {
      commit: (input) => ({
        ...committed(input),
        sheets: input.sheets.map(({ title }) => {
          ids.set(title, crypto.randomUUID())
          return { id: ids.get(title) ?? '', title }
        }),
      }),
    },
  })
  await button('Importer 3 fiches').click()
  await expect.element(page.getByText('Pizzas 2 plats')).toBeVisible()
  await button('Créer les 2 gammes du fichier').click()
  await expect.element(page.getByRole('link', { name: 'Pizzas' })).toBeVisible()
  expect(api.calls.imports.gammes).toMatchObject([
    {
      gammes: [
        { nom: 'Pizzas', ficheIds: [ids.get('Reine'), ids.get('Calzone')] },
        { nom: 'Desserts', ficheIds: [ids.get('Tiramisu')] },
      ],
    },
  ])
  // The second removal is lost; sent again, the first gamme is in the bin already.
  const gone = new Set<string>()
  api.answer({
    gammes: {
      remove: ({ id }) => {
        if (gone.has(id)) return refusal('NOT_FOUND')
        if (id !== pizzas) return noNetwork()
        gone.add(id)
        return { id, deletedItemId: crypto.randomUUID() }
      },
    },
  })
  await button('Annuler ces gammes').click()
  await expect.element(page.getByText(/Les gammes n’ont pas pu être annulées/)).toBeVisible()
  api.answer({
    gammes: {
      remove: ({ id }) => (gone.has(id) ? refusal('NOT_FOUND') : { id, deletedItemId: crypto.randomUUID() }),
    },
  })
  await button('Annuler ces gammes').click()
  await expect.element(button('Créer les 2 gammes du fichier')).toBeVisible()
  expect(api.calls.gammes.remove).toHaveLength(4)
})
