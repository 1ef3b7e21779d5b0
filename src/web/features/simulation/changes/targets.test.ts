import { expect, test } from 'vitest'
import { findTargets, targetOf } from './targets.ts'

const names = (typed: string, ...all: string[]) =>
  findTargets(
    all.map((name) => targetOf(name, name)),
    typed,
  ).map(({ name }) => name)

test('case and accents aside, every word counts, and what begins with it comes first', () => {
  expect(names('creme', 'Lait', 'Glace à la crème', 'Crème liquide')).toEqual([
    'Crème liquide',
    'Glace à la crème',
  ])
  expect(names('doux beu', 'Beurre demi-sel', 'Beurre doux')).toEqual(['Beurre doux'])
  expect(names('', 'Lait', 'Beurre')).toEqual(['Lait', 'Beurre'])
})
