import { page } from 'vitest/browser'
import type { GammeRecette } from '#contract/gammes.ts'
import { carteSettings, gammeDetail, gammeRecette } from '#contract/testing/carte-fixtures.ts'
import { dishRate } from '#domain/pricing/dish-rate.ts'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route as Gamme } from '#web/routes/_workspace/gammes.$id.index.tsx'
import { Route as GammeView } from '#web/routes/_workspace/gammes.$id.view.tsx'

export const BEEF = gammeRecette({ method: 'Mariner la viande la veille.' })
export const CREAM = gammeRecette({
  nomAffiche: 'Crème brûlée',
  title: 'Crème brûlée',
  category: 'Dessert',
  sellingPriceHt: 5,
  prixTtcAffiche: 5.5,
})
export const TERRINE = gammeRecette({
  nomAffiche: 'Terrine',
  title: 'Terrine',
  category: 'Entrée',
  sellingPriceHt: null,
  prixTtcAffiche: 0,
})

/** The page of a gamme that stores what is changed of its dishes; `recettes` are those of another window too. */
export async function showGamme(given: GammeRecette[], answers: Answers = {}, path = '') {
  const recettes = [...given]
  const { id } = gammeDetail([])
  const shown = await renderRoute(
    { '/_workspace/gammes/$id/': Gamme, '/_workspace/gammes/$id/view': GammeView },
    `/gammes/${id}${path}`,
    {
      api: {
        ...answers,
        cartes: {
          own: () => carteSettings(),
          list: () => ({ items: [carteSettings()] }),
          ...answers.cartes,
        },
        gammes: {
          get: () => gammeDetail(recettes, { id }),
          ...answers.gammes,
          recettes: {
            change: ({ id: _gamme, recipeId, ...change }) => {
              const at = recettes.findIndex((recette) => recette.id === recipeId)
              const merged = gammeRecette({ ...recettes[at], ...change })
              const changed = { ...merged, tvaRate: dishRate(merged.ownTvaRate, merged.sheetTvaRate) }
              recettes[at] = changed
              return changed
            },
            ...answers.gammes?.recettes,
          },
        },
      },
    },
  )
  return { ...shown, recettes }
}

const dishes = () => page.getByRole('list', { name: 'Recettes de « Plats »' }).getByRole('listitem')
export const dish = (place: number) => dishes().nth(place)
/** The price in the row of a dish. */
export const priceOf = (name: string) => page.getByRole('textbox', { name: `Prix TTC de ${name}` })
export const dishCount = () => dishes().elements().length
