import { expect, test } from 'vitest'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { byUrgency, salesOf, resolvedMatches } from './resolved-names.ts'

const match = (name: string, quantity: number, facts: Partial<TillMatch> = {}): TillMatch => ({
  name,
  key: name.toLowerCase(),
  quantity,
  takenBack: 0,
  certainty: 'unknown',
  dishId: null,
  candidates: [],
  ...facts,
})
const matches = [
  match('Café', 90),
  match('Sole', 40, { certainty: 'sure', dishId: 'sole' }),
  match('Sole midi', 12, { certainty: 'doubtful' }),
  match('Pain', 5, { certainty: 'ignored' }),
]

test('two names of one dish are added up, and unassigned names are left out', () => {
  const resolved = resolvedMatches(matches, new Map([['sole midi', { kind: 'dish', id: 'sole' }]]))
  expect(salesOf(resolved, [])).toEqual({
    quantities: [{ gammeRecetteId: 'sole', quantity: 52 }],
    menuQuantities: [],
    taken: [],
    derived: [],
    left: 1,
  })
})

test('what the user says goes before what was found', () => {
  const resolved = resolvedMatches(
    matches,
    new Map([
      ['café', { kind: 'ignored' }],
      ['sole', { kind: 'left' }],
      ['pain', { kind: 'dish', id: 'bread' }],
    ]),
  )
  expect(resolved.map(({ certainty, dishId }) => [certainty, dishId])).toEqual([
    ['ignored', null],
    ['known', null],
    ['known', null],
    ['known', 'bread'],
  ])
})

test('doubtful names come first, then unknown ones', () => {
  expect(byUrgency(matches).map(({ name }) => name)).toEqual(['Sole midi', 'Café', 'Sole', 'Pain'])
})
