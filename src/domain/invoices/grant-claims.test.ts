import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClaimedLine, type GrantingNote, grantsOf } from './grant-claims.ts'

const line = (id: string, cents: number, claimed: Partial<ClaimedLine> = {}): ClaimedLine => ({
  id,
  number: 'F-1',
  key: id,
  cents,
  ...claimed,
})
const note = (id: string, given: Record<string, number>, note: Partial<GrantingNote> = {}): GrantingNote => {
  const lines = Object.entries(given).map(([key, cents]) => ({ key, cents }))
  return { id, numbers: ['F-1'], totalCents: sum(lines), lines, ...note }
}
const grants = (claimed: ClaimedLine[], ...notes: GrantingNote[]) =>
  Object.fromEntries(grantsOf(claimed, notes))

const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0)

const CLAIM = [line('butter', 200), line('ham', 1_252)]
const both = ['F-1', 'F-2']

describe('a credit note that names lines of the claim', () => {
  test('grants these and no other, within a cent', () => {
    expect(grants(CLAIM, note('A', { butter: 199 }))).toEqual({ butter: 'A' })
    expect(grants(CLAIM, note('A', { butter: 200, ham: 1_253 }))).toEqual({ butter: 'A', ham: 'A' })
    expect(grants(CLAIM, note('A', { butter: 9_000 }))).toEqual({ butter: 'A' })
  })

  test('grants nothing that it gives less for', () => {
    expect(grants(CLAIM, note('A', { butter: 198, ham: 100 }))).toEqual({})
  })

  test('gives what its lines of one article make together', () => {
    const lines = [
      { key: 'butter', cents: 1_800 },
      { key: 'butter', cents: -1_650 },
    ]
    expect(grants(CLAIM, note('A', {}, { totalCents: 150, lines }))).toEqual({})
  })

  test('gives no more than its total', () => {
    expect(grants(CLAIM, note('A', { butter: 200, remise: -150 }))).toEqual({})
  })

  test('grants of two lines of one article the one of its amount', () => {
    const claim = [line('small', 500, { key: 'butter' }), line('large', 900, { key: 'butter' })]
    expect(grants(claim, note('A', { butter: 900 }))).toEqual({ large: 'A' })
    expect(grants(claim, note('A', { butter: 700 }))).toEqual({})
    expect(grants(claim, note('A', { butter: 1_400 }))).toEqual({ small: 'A', large: 'A' })
  })
})

describe('a credit note that names no line of the claim', () => {
  test('grants all or nothing, by its total', () => {
    expect(grants(CLAIM, note('A', { avoir: 100 }))).toEqual({})
    expect(grants(CLAIM, note('A', { avoir: 1_300 }))).toEqual({})
    expect(grants(CLAIM, note('A', { avoir: 1_451 }))).toEqual({ butter: 'A', ham: 'A' })
  })

  test('grants nothing where it says no total and has no line', () => {
    expect(grants(CLAIM, note('A', {}, { totalCents: null }))).toEqual({})
  })
})

test('the note that completes what others have given closes the claim', () => {
  const part = note('A', { avoir: 100 })
  expect(grants(CLAIM, part, note('B', { avoir: 1_352 }))).toEqual({ butter: 'B', ham: 'B' })
  expect(grants(CLAIM, part, note('B', { butter: 200, ham: 1_152 }))).toEqual({ butter: 'B', ham: 'B' })
  expect(grants(CLAIM, note('A', { ham: 52 }), note('B', { ham: 1_200 }))).toEqual({ ham: 'B' })
  expect(grants(CLAIM, part, note('B', { avoir: 1_352 }, { numbers: ['F-9'] }))).toEqual({})
})

test('what a total has closed is not missed by the next note', () => {
  const claim = [line('butter', 200), line('butter again', 300, { key: 'butter', number: 'F-2' })]
  const notes = [note('A', { avoir: 200 }), note('B', { butter: 300 }, { numbers: ['F-2'] })]
  expect(grants(claim, ...notes)).toEqual({ butter: 'A', 'butter again': 'B' })
})

test('of two invoices that a note names and does not cover, none is guessed', () => {
  const claim = [line('one', 200, { key: 'butter' }), line('two', 200, { key: 'butter', number: 'F-2' })]
  expect(grants(claim, note('A', { avoir: 200 }, { numbers: both }))).toEqual({})
  expect(grants(claim, note('A', { butter: 400 }, { numbers: both }))).toEqual({ one: 'A', two: 'A' })
})

test('what is granted is never more than what was given, but for a cent a note and article', () => {
  const keys = fc.constantFrom('a', 'b', 'c')
  const numbers = fc.constantFrom('F-1', 'F-2')
  const claims = fc.array(fc.record({ number: numbers, key: keys, cents: fc.integer({ min: 1, max: 50 }) }), {
    maxLength: 6,
  })
  const notes = fc.array(
    fc.record({
      numbers: fc.uniqueArray(numbers, { minLength: 1 }),
      lines: fc.array(
        fc.record({ key: fc.oneof(keys, fc.constant('z')), cents: fc.integer({ min: 1, max: 60 }) }),
      ),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(claims, notes, (claimed, given) => {
      const lines = claimed.map((one, at) => ({ ...one, id: String(at) }))
      const granting = given.map((one, at) => ({ ...one, id: `A-${at}`, totalCents: null }))
      const granted = grantsOf(lines, granting)
      const taken = sum(lines.filter(({ id }) => granted.has(id)))
      expect(taken).toBeLessThanOrEqual(sum(granting.flatMap((one) => one.lines)) + 4 * given.length + 6)
      for (const [id, by] of granted) {
        const of = granting.find((one) => one.id === by)
        expect(of?.numbers).toContain(lines.find((one) => one.id === id)?.number)
      }
    }),
  )
})
