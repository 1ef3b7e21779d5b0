import { describe, expect, test } from 'vitest'
import type { Unit } from '../quantity/unit.ts'
import { alikeIn, bothWays, figuresDiffer, groupNames } from './group-names.ts'

const named = (...names: [name: string, unit?: Unit][]) =>
  names.map(([name, unit]) => ({ name, unit: unit ?? null }))
const placesOf = (...names: [name: string, unit?: Unit][]) =>
  groupNames(named(...names)).map((group) => group.names)

describe('names of all files', () => {
  test('are one but for case, accents, plural and the size of a unit', () => {
    expect(
      placesOf(['Oignons jaunes', 'kg'], ['Crème', 'L'], ['oignon jaune', 'g'], ['CREMES', 'cl']),
    ).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('stay apart in units that do not say each other', () => {
    expect(
      placesOf(['Citron', 'kg'], ['Citron', 'pièce'], ['citrons', 'unité'], ['Citron', 'botte']),
    ).toEqual([[0], [1, 2], [3]])
  })

  test('without a unit join the only group of their name, before it or after', () => {
    expect(
      placesOf(['Sel fin'], ['Sel fin', 'kg'], ['Citron', 'kg'], ['Citron', 'pièce'], ['Citron']),
    ).toEqual([[0, 1], [2], [3], [4]])
  })

  test('with other words or other figures are never one', () => {
    const others: [string, Unit][] = [
      ['Crème 35 %', 'L'],
      ['Crème 15 %', 'L'],
      ['Crème liquide 35 %', 'L'],
      ['Farine sans gluten', 'kg'],
      ['Farine gluten', 'kg'],
    ]
    expect(placesOf(...others)).toEqual([[0], [1], [2], [3], [4]])
  })
})

test('names that are nearly the same are alike, those of other figures are not', () => {
  const groups = groupNames(
    named(
      ['crème 35', 'L'],
      ['Crème liq. 35%', 'L'],
      ['Crème 15 %', 'L'],
      ['Citron', 'kg'],
      ['Citron', 'pièce'],
    ),
  )
  const alike = bothWays(groups.map(alikeIn(groups))).map((others) => others.map(({ group }) => group))
  expect(alike).toEqual([[1], [0], [], [4], [3]])
})

test.each([
  ['Crème 35', 'Crème liquide 35 %', false],
  ['Crème 35', 'Crème liquide', false],
  ['Crème 35', 'Crème 15', true],
  ['Tomate 4/4', 'Tomate 5/1', true],
])("whether '%s' and '%s' differ in their figures", (one, other, differ) => {
  expect(figuresDiffer(one, other)).toBe(differ)
})
