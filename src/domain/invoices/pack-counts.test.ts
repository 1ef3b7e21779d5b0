import { expect, test } from 'vitest'
import { countsIn, isMoveByPack } from './pack-counts.ts'

test.each([
  ['Eau gazeuse pack 4 x 1 L', [4]],
  ['Œuf plein air plateau de 30', [30]],
  ['Œuf plaque 30', [30]],
  ['Carton 12 plateaux de 30 œufs', [360, 30]],
  ['Beurre 250 g', []],
])('a pack holds as many things as its words say: %s', (text, counts) => {
  expect(countsIn(text)).toEqual(counts)
})

test.each([
  [0.65, 2.4, [4], true],
  [2.4, 0.6, [4], true],
  [0.65, 0.72, [4], false],
  [0.65, 2.4, [], false],
  [0.65, 2.4, [12], false],
  [0.65, null, [4], false],
  [0, 2.4, [4], false],
])('a price that moves from %s to %s is that of a pack of %j: %s', (before, after, counts, is) => {
  expect(isMoveByPack({ before, after }, counts)).toBe(is)
})
