import { expect, test } from 'vitest'
import {
  extendTo,
  NOTHING_SELECTED,
  type Selection,
  stepTo,
  toggle,
  withAll,
  withoutAll,
} from './selection.ts'

const row = (id: string, imported = false) => ({ id, userProductId: imported ? `of ${id}` : null })
const ROWS = [row('beurre'), row('crème'), row('lait', true), row('œufs'), row('sucre')]
const at = (place: number) => ROWS[place] ?? row('nothing')
const chosen = ({ ids }: Selection) => [...ids].sort()

test('a row is chosen, and chosen no more', () => {
  const once = toggle(NOTHING_SELECTED, at(0))
  expect(chosen(once)).toEqual(['beurre'])
  expect(chosen(toggle(once, at(0)))).toEqual([])
})

test('an imported product cannot be selected, not even within a range', () => {
  expect(chosen(toggle(NOTHING_SELECTED, at(2)))).toEqual([])
  expect(chosen(extendTo(toggle(NOTHING_SELECTED, at(1)), ROWS, 3))).toEqual(['crème', 'œufs'])
})

test('a range drawn back gives up what it had taken, and nothing else', () => {
  const first = toggle(toggle(NOTHING_SELECTED, at(4)), at(0))
  const far = extendTo(first, ROWS, 3)
  expect(chosen(far)).toEqual(['beurre', 'crème', 'sucre', 'œufs'])
  expect(chosen(extendTo(far, ROWS, 1))).toEqual(['beurre', 'crème', 'sucre'])
})

test('a range goes upwards too', () => {
  expect(chosen(extendTo(toggle(NOTHING_SELECTED, at(4)), ROWS, 0))).toEqual([
    'beurre',
    'crème',
    'sucre',
    'œufs',
  ])
})

test('from a row that was left, the range is left, and drawn back gives back', () => {
  const all = withAll(NOTHING_SELECTED, ['beurre', 'crème', 'œufs', 'sucre'])
  const far = extendTo(toggle(all, at(0)), ROWS, 3)
  expect(chosen(far)).toEqual(['sucre'])
  expect(chosen(stepTo(far, ROWS, 3, 2))).toEqual(['sucre', 'œufs'])
  expect(chosen(toggle(far, at(1)))).toEqual(['crème', 'sucre'])
})

test('from a row that was left to one that was not chosen, the range is chosen', () => {
  const left = toggle(toggle(NOTHING_SELECTED, at(0)), at(0))
  expect(chosen(extendTo(left, ROWS, 1))).toEqual(['beurre', 'crème'])
  expect(chosen(stepTo(left, ROWS, 0, 1))).toEqual(['beurre', 'crème'])
})

test('where the range began is no longer in the list: the row alone is chosen', () => {
  const searched = toggle(NOTHING_SELECTED, row('huile'))
  expect(chosen(extendTo(searched, ROWS, 1))).toEqual(['crème', 'huile'])
})

test('Shift and an arrow begin at the row they leave', () => {
  const stepped = stepTo(NOTHING_SELECTED, ROWS, 0, 1)
  expect(chosen(stepped)).toEqual(['beurre', 'crème'])
  expect(chosen(stepTo(stepped, ROWS, 1, 0))).toEqual(['beurre'])
  const elsewhere = stepTo(stepped, ROWS, 4, 3)
  expect(chosen(elsewhere)).toEqual(['beurre', 'crème', 'sucre', 'œufs'])
})

test('all that match join what is chosen, and leave it again', () => {
  const all = withAll(toggle(NOTHING_SELECTED, at(0)), ['crème', 'œufs'])
  expect(chosen(all)).toEqual(['beurre', 'crème', 'œufs'])
  expect(chosen(withoutAll(all, ['crème', 'œufs']))).toEqual(['beurre'])
})
