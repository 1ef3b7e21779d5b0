import { expect, test } from 'vitest'
import { findTargets, MOST_SHOWN, targetOf } from './targets.ts'

const names = (typed: string, ...all: string[]) =>
  findTargets(
    all.map((name) => targetOf(name, name)),
    typed,
  ).shown.map(({ name }) => name)

test('case and accents aside, every word counts, and what begins with it comes first', () => {
  expect(names('creme', 'Lait', 'Glace à la crème', 'Crème liquide')).toEqual([
    'Crème liquide',
    'Glace à la crème',
  ])
  expect(names('doux beu', 'Beurre demi-sel', 'Beurre doux')).toEqual(['Beurre doux'])
  expect(names('', 'Lait', 'Beurre')).toEqual(['Lait', 'Beurre'])
})

test('of thousands a list shows some and counts the others', () => {
  const many = Array.from({ length: 5000 }, (_, index) => targetOf(String(index), `Produit ${index}`))
  const { shown, others } = findTargets(many, 'produit')
  expect(shown).toHaveLength(MOST_SHOWN)
  expect(others).toBe(5000 - MOST_SHOWN)
})
