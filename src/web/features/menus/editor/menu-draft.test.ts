import { expect, test } from 'vitest'
import { menuInput } from '#contract/menus.ts'
import { menu as menuOf, menuDish } from '#contract/testing/carte-fixtures.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { checkedContent, contentOf, draftOf, type MenuDraft, saysTheSame, withFacts } from './menu-draft.ts'

const SOUP = '3f0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a11'
const CHOICE = '7b8f5c2e-8a44-4a35-9d7e-0f4b8f7c1a22'
const dish = menuDish({ ficheId: SOUP, title: 'Velouté', category: 'Entrée' })

const menu = menuOf({
  nom: 'Menu du marché',
  prixTtc: 26,
  choices: [{ id: CHOICE, nom: 'Entrée', dishes: [dish] }],
  revision: 'a',
})

test('a menu that is only read has nothing to save, nor has one with spaces typed behind its name', () => {
  const draft = draftOf(menu)
  expect(saysTheSame(draft, menu)).toBe(true)
  expect(saysTheSame({ ...draft, nom: 'Menu du marché ' }, menu)).toBe(true)
  expect(saysTheSame({ ...draft, prixTtc: 27 }, menu)).toBe(false)
  expect(saysTheSame({ ...draft, nomEn: 'Set menu' }, menu)).toBe(false)
  expect(saysTheSame({ ...draft, prixTtc: null }, { ...menu, prixTtc: 0 })).toBe(false)
  expect(contentOf(draft).choices).toMatchObject([{ id: CHOICE, nom: 'Entrée', ficheIds: [SOUP] }])
})

test('choices that are stored under other ids say the same', () => {
  const stored = { ...menu, choices: menu.choices.map((choice) => ({ ...choice, id: 'other' })) }
  expect(saysTheSame(draftOf(menu), stored)).toBe(true)
})

test('a dish costs what it costs by now, also in a draft that was changed', () => {
  const draft = { ...draftOf(menu), nom: 'Autre' }
  const read = { ...menu, choices: [{ id: 'choice', nom: 'X', dishes: [{ ...dish, coutMatiere: 3 }] }] }
  const fresh = withFacts(draft, read)
  expect(fresh.nom).toBe('Autre')
  expect(fresh.choices[0]).toMatchObject({ nom: 'Entrée', dishes: [{ coutMatiere: 3 }] })
})

test('what keeps it from being saved is a name, a price or the name of a choice that is missing', () => {
  const draft = draftOf(menu)
  const missing = (change: Partial<MenuDraft>) =>
    findProblems(menuInput, checkedContent({ ...draft, ...change })).map(
      ({ path, rule }) => `${path} ${rule}`,
    )
  expect(missing({})).toEqual([])
  expect(missing({ nom: ' ', prixTtc: null })).toEqual(['nom required', 'prixTtc required'])
  const unnamed = { id: newId(), nom: '', dishes: [] }
  expect(missing({ choices: [...draft.choices, unnamed] })).toEqual([
    `choices.${String(draft.choices.length)}.nom required`,
  ])
})
