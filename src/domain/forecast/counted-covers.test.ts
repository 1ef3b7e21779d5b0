import { expect, test } from 'vitest'
import type { SheetCategory } from '../catalogue/sheet-category.ts'
import { countedCovers } from './counted-covers.ts'

const service = (portions: Partial<Record<SheetCategory, number | null>>, menus: number | null = 0) => ({
  portions: new Map(Object.entries(portions) as [SheetCategory, number | null][]),
  menus,
})

test('covers are the mains and the menus; without them, nothing is known', () => {
  const services = [
    service({ Plat: 31, Entrée: 40 }, 6),
    service({}, 4),
    service({ Dessert: 12 }),
    service({}),
  ]
  expect(countedCovers(services)).toEqual([37, 4, null, null])
})

test('mains or menus of which some are not known are no covers, whatever the others are', () => {
  const services = [
    service({ Plat: null, Entrée: 4 }),
    service({ Plat: 8, Entrée: null }),
    service({ Plat: 8 }, null),
  ]
  expect(countedCovers(services)).toEqual([null, 8, null])
})

test('where no main was ever sold, they are the dishes of the category most sold in all', () => {
  expect(countedCovers([service({ Entrée: 9, Dessert: 2 }), service({ Entrée: 1, Dessert: 3 }, 2)])).toEqual([
    9, 3,
  ])
  expect(countedCovers([])).toEqual([])
})
