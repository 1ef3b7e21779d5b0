import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { menusWithoutDishes, servedSheets } from './served-sheets.ts'

const gammes = [{ dishes: [{ id: 'dish-bass', ficheId: 'bass' }] }]
const menu = (...choices: (readonly [string, number | null])[][]) => ({
  id: 'menu',
  choices: choices.map((dishes) => ({ dishes: dishes.map(([ficheId, taken]) => ({ ficheId, taken })) })),
})
const bySheet = (served: ReturnType<typeof servedSheets>) =>
  served.map(({ sheetId, portions, menuId, guessed }) => [sheetId, portions, menuId, guessed])

test('a dish of the carte is served as often as it is planned', () => {
  expect(bySheet(servedSheets({ gammes, menus: [] }, new Map([['dish-bass', 38]])))).toEqual([
    ['bass', 38, null, false],
  ])
})

test('a menu takes its dishes in the proportions in which guests took them', () => {
  const menus = [menu([['soup', 30], ['salad', 10]], [['bass', 5], ['veal', 15]])] // prettier-ignore
  const served = servedSheets({ gammes, menus }, new Map([['menu', 20], ['dish-bass', 3]])) // prettier-ignore
  expect(bySheet(served)).toEqual([
    ['bass', 3, null, false],
    ['soup', 15, 'menu', false],
    ['salad', 5, 'menu', false],
    ['bass', 5, 'menu', false],
    ['veal', 15, 'menu', false],
  ])
})

test('a choice of which anything is not recorded is spread evenly, as a guess; one dish alone is none', () => {
  const menus = [menu([['soup', 30], ['salad', null]], [['veal', null]])] // prettier-ignore
  expect(bySheet(servedSheets({ gammes, menus }, new Map([['menu', 5]])))).toEqual([
    ['soup', 3, 'menu', true],
    ['salad', 2, 'menu', true],
    ['veal', 5, 'menu', false],
  ])
})

test('portions of menus are whole, within one of their share, and add up to the menus of each choice', () => {
  const choice = fc.array(fc.option(fc.nat(400), { nil: null }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(choice, fc.integer({ min: 1, max: 2000 }), (taken, count) => {
      const menus = [menu(taken.map((sold, at) => [String(at), sold] as const))]
      const served = servedSheets({ gammes, menus }, new Map([['menu', count]]))
      expect(served.reduce((sum, { portions }) => sum + portions, 0)).toBe(count)
      const sum = taken.reduce<number>((all, sold) => all + (sold ?? 0), 0)
      const isKnown = sum > 0 && !taken.includes(null)
      for (const { sheetId, portions } of served) {
        expect(Number.isInteger(portions)).toBe(true)
        const part = isKnown ? (taken[Number(sheetId)] ?? 0) / sum : 1 / taken.length
        expect(Math.abs(portions - count * part)).toBeLessThan(1)
      }
    }),
  )
})

test('a menu without dishes in one of its choices is named', () => {
  const menus = [menu([['soup', 1]], [])]
  expect(menusWithoutDishes(menus, new Map([['menu', 5]]))).toEqual(menus)
  expect(menusWithoutDishes(menus, new Map([['menu', 0]]))).toEqual([])
  expect(menusWithoutDishes([menu()], new Map([['menu', 5]]))).toHaveLength(1)
})
