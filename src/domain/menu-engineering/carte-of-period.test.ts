import { expect, test } from 'vitest'
import { carteOfPeriod } from './carte-of-period.ts'

const dish = (id: string, price: number) => ({ id, price })

test('a period keeps the sold dishes and menus that have left the carte, with their former figures', () => {
  const before = {
    gammes: [
      {
        id: 'plats',
        nom: 'Plats',
        carte: 'midi',
        dishes: [dish('sole', 30), dish('onglet', 19), dish('unsold', 9)],
      },
      { id: 'soupes', nom: 'Soupes', carte: 'midi', dishes: [dish('soupe', 7)] },
    ],
    menus: [{ id: 'midi' }, { id: 'soir' }],
  }
  const now = {
    gammes: [{ id: 'plats', nom: 'Nos plats', carte: 'soir', dishes: [dish('sole', 32)] }],
    menus: [{ id: 'soir' }],
  }
  const sold = new Set(['sole', 'onglet', 'soupe', 'midi'])
  expect(carteOfPeriod(now, before, sold)).toEqual({
    gammes: [
      { id: 'plats', nom: 'Nos plats', carte: 'soir', dishes: [dish('sole', 32), dish('onglet', 19)] },
      { id: 'soupes', nom: 'Soupes', carte: 'midi', dishes: [dish('soupe', 7)] },
    ],
    menus: [{ id: 'soir' }, { id: 'midi' }],
  })
})
