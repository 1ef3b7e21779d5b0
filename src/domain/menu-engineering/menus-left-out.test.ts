import { expect, it } from 'vitest'
import { menusLeftOut } from './menus-left-out.ts'

const menu = (id: string, quantity: number | null, spreads = true) => ({
  id,
  nom: `Menu ${id}`,
  quantity,
  spreads,
})

it('a menu whose sales are not recorded in a period is left out of both and named', () => {
  const { ids, unrecorded } = menusLeftOut(
    [menu('midi', 40), menu('soir', null), menu('fêtes', null), menu('enfant', 5)],
    [menu('midi', null), menu('soir', 12), menu('fêtes', null), menu('enfant', 0)],
  )
  expect([...ids]).toEqual(['midi', 'soir', 'fêtes'])
  expect(unrecorded.map(({ id, period }) => [id, period])).toEqual([
    ['midi', 'after'],
    ['soir', 'before'],
    ['fêtes', 'both'],
  ])
})

it('a menu on the carte of one period only has sold nothing in the other', () => {
  const { ids, unrecorded } = menusLeftOut([menu('été', 40)], [menu('hiver', 12), menu('truffe', null)])
  expect([...ids]).toEqual(['truffe'])
  expect(unrecorded).toEqual([{ id: 'truffe', nom: 'Menu truffe', period: 'after' }])
})

it('a menu that cannot be spread in a period is left out of both, unless none was sold', () => {
  const { ids, unrecorded } = menusLeftOut(
    [menu('midi', 40), menu('soir', 0, false)],
    [menu('midi', 40, false), menu('soir', 12)],
  )
  expect([...ids]).toEqual(['midi'])
  expect(unrecorded).toEqual([])
})
