import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  carte,
  carteDish,
  gammeDetail,
  gammeRecette,
  menu,
  menuDish,
} from '#contract/testing/carte-fixtures.ts'
import type { Carte } from '#contract/cartes.ts'
import type { GammeRecette } from '#contract/gammes.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#web/testing/accessible.ts'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { Route } from '#web/routes/_workspace/cartes.$carteId.textes-anglais.tsx'

/** A gamme of two dishes, one with a description, and a menu with a soup that is on no gamme. */
function kitchen() {
  const dishes = [
    gammeRecette({ nomAffiche: 'Sole meunière', description: 'aux câpres' }),
    gammeRecette({ nomAffiche: 'Aligot' }),
  ]
  const gamme = gammeDetail(dishes, { nom: 'Plats' })
  const lunch = menu({
    nom: 'Menu du jour',
    choices: [{ id: crypto.randomUUID(), nom: 'Entrée', dishes: [menuDish({ title: 'Soupe' })] }],
  })
  return { gamme, lunch }
}

async function show({ gamme, lunch } = kitchen(), elsewhere?: GammeRecette) {
  const sent: object[] = []
  let [stored, menuStored] = [gamme, lunch]
  const carteNow = (): Carte =>
    carte({
      languages: 'fr+en',
      gammes: [
        {
          id: gamme.id,
          nom: gamme.nom,
          nomEn: stored.nomEn,
          recettes: stored.recettes.map(({ nomAffiche, nomAfficheEn }) =>
            carteDish({ nomAffiche, nomAfficheEn }),
          ),
        },
      ],
      menus: [],
    })
  const { id } = carteNow()
  await renderRoute({ '/_workspace/cartes/$carteId/textes-anglais': Route }, `/cartes/${id}/textes-anglais`, {
    api: {
      cartes: { get: carteNow, list: () => ({ items: [] }) },
      gammes: {
        get: () => stored,
        change: ({ nomEn = '' }) => {
          sent.push({ nomEn })
          stored = { ...stored, nomEn, version: stored.version + 1 }
          const { recettes: _recettes, ...facts } = stored
          return facts
        },
        recettes: {
          change: ({ recipeId, version, nomAfficheEn, descriptionEn }) => {
            if (elsewhere) return refusal('VERSION_CONFLICT', { current: elsewhere })
            sent.push({ version, nomAfficheEn, descriptionEn })
            const before = stored.recettes.find((dish) => dish.id === recipeId) ?? gammeRecette()
            const changed = {
              ...before,
              nomAfficheEn: nomAfficheEn ?? before.nomAfficheEn,
              descriptionEn: descriptionEn ?? before.descriptionEn,
              version: before.version + 1,
            }
            stored = {
              ...stored,
              recettes: stored.recettes.map((dish) => (dish.id === recipeId ? changed : dish)),
            }
            return changed
          },
        },
      },
      menus: {
        list: () => ({ items: [menuStored] }),
        change: ({ nomEn, choices }) => {
          sent.push({ nomEn, choices })
          menuStored = { ...menuStored, nomEn: nomEn ?? menuStored.nomEn, revision: '2' }
          return menuStored
        },
      },
    },
  })
  /** What is stored, in the order of the page. */
  const english = () => [
    stored.nomEn,
    ...stored.recettes.flatMap(({ nomAfficheEn, descriptionEn }) => [nomAfficheEn, descriptionEn]),
  ]
  return { sent, english, lunch }
}

const field = (name: string) => page.getByRole('textbox', { name })

test('English texts are typed one after the other with Enter, and each is saved', async () => {
  const { english } = await show()
  await expect.element(page.getByText('Sans nom anglais : 2 plats et 1 gamme')).toBeVisible()
  await field('Nom anglais : Plats').click()
  await userEvent.keyboard('Mains{Enter}Sole in butter{Enter}with capers{Enter}Cheese mash{Enter}')
  await expect.element(field('Nom anglais : Sole meunière')).toHaveValue('Sole in butter')
  await expect.poll(english).toEqual(['Mains', 'Sole in butter', 'with capers', 'Cheese mash', ''])
  await expect.element(page.getByText(/Sans nom anglais/)).not.toBeInTheDocument()
})

test('a menu has fields for its name, its courses, and its dishes that are on no gamme', async () => {
  const { sent, lunch } = await show()
  await field('Nom anglais : Soupe').fill('Soup')
  await userEvent.tab()
  const [choice] = lunch.choices
  const dish = choice?.dishes[0]?.ficheId ?? ''
  await expect
    .poll(() => sent)
    .toMatchObject([
      { choices: [{ id: choice?.id, nom: 'Entrée', nomEn: '', dishNamesEn: { [dish]: 'Soup' } }] },
    ])
})

test('a text that another window has written meanwhile is never overwritten: both are shown', async () => {
  const { gamme, lunch } = kitchen()
  const [sole = gammeRecette()] = gamme.recettes
  const current = { ...sole, version: 2, nomAfficheEn: 'Pan-fried sole' }
  await show({ gamme, lunch }, current)
  await field('Nom anglais : Sole meunière').fill('Sole in butter')
  await userEvent.tab()
  await expect.element(page.getByText('Pan-fried sole')).toBeVisible()
  await expect.element(field('Nom anglais : Sole meunière')).toHaveValue('Sole in butter')
})

test('the page is accessible, also on a phone', async () => {
  await show()
  await expect.element(field('Nom anglais : Aligot')).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 800)
  await expectNoSidewaysScroll()
})
