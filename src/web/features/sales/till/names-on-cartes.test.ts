import { expect, test } from 'vitest'
import { matchTillNames } from '#domain/till/match-till-names.ts'
import { tillKey } from '#domain/till/till-key.ts'
import { dish } from '../testing/sold-dish.ts'
import { namesOnCartes } from './names-on-cartes.ts'

const NOON = { id: 'noon', nom: 'Midi' }
const EVENING = { id: 'evening', nom: 'Soir' }
const [sole, soleAtNight, steak, twice, again] = [
  dish('Sole', 24, 6),
  dish('Sole', 31, 6),
  dish('Onglet', 20, 5),
  dish('Frites', 4, 1),
  dish('Frites', 5, 1),
]
const sales = {
  gammes: [
    { id: 'a', nom: 'Plats', carte: NOON, dishes: [sole, steak] },
    { id: 'b', nom: 'Plats', carte: EVENING, dishes: [soleAtNight, twice] },
    { id: 'c', nom: 'Garnitures', carte: EVENING, dishes: [again] },
  ],
  menus: [],
}
const matches = matchTillNames(
  ['Sole', 'Onglet', 'Frites'].map((name) => ({ name, key: tillKey(name), quantity: 3, takenBack: 0 })),
  sales.gammes.flatMap(({ dishes }) => dishes.map(({ id, nomAffiche: name }) => ({ id, name }))),
  [],
  null,
)

test('one answer settles the names that each carte has once, and no others', () => {
  expect(namesOnCartes(sales, matches, new Map())).toEqual([
    { carte: NOON, names: [['sole', { kind: 'dish', id: sole.id }]] },
    { carte: EVENING, names: [['sole', { kind: 'dish', id: soleAtNight.id }]] },
  ])
  expect(namesOnCartes(sales, matches, new Map([['sole', { kind: 'left' }]]))).toEqual([])
  const [noon] = sales.gammes
  expect(namesOnCartes({ gammes: noon ? [noon] : [], menus: [] }, matches, new Map())).toEqual([])
})
