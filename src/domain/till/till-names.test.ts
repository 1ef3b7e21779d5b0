import { describe, expect, it } from 'vitest'
import { MAX_TILL_MAPPING_BYTES } from './limits.ts'
import { matchTillNames } from './match-till-names.ts'
import { readTill } from './read-till.ts'
import { applySavedTillMapping, toSavedTillColumns, toSavedTillMapping } from './saved-till-mapping.ts'
import { proposeTillColumns } from './till-columns.ts'
import { tillKey } from './till-key.ts'

const named = (name: string) => ({ name, key: tillKey(name), quantity: 1, takenBack: 0 })

describe('the till’s names', () => {
  const dishes = [
    { id: 'blanquette', name: 'Blanquette de veau à l’ancienne' },
    { id: 'sole', name: 'Sole meunière' },
    { id: 'tarte-midi', name: 'Tarte Tatin' },
    { id: 'tarte-soir', name: 'Tarte Tatin' },
  ]
  const match = (name: string, known = {}) =>
    matchTillNames([named(name)], dishes, [], { dishes: {}, ignored: [], ...known })[0]

  it('are the dish of the same name, whatever their case and accents', () => {
    expect(match('SOLE MEUNIERE')).toMatchObject({ certainty: 'sure', dishId: 'sole' })
  })
  it('need confirmation when they are only similar, or a dish is on the carte twice', () => {
    expect(match('Tarte tatin')).toMatchObject({
      certainty: 'doubtful',
      dishId: null,
      candidates: ['tarte-midi', 'tarte-soir'],
    })
    expect(match('Café')).toMatchObject({ certainty: 'unknown', dishId: null })
  })
  it('are doubtful with refunds alone or a sum that is not whole, though their dish is known', () => {
    const refund = { name: 'Sole meuniere', key: tillKey('Sole meuniere'), quantity: 0, takenBack: 2 }
    const doubt = { certainty: 'doubtful', dishId: 'sole', takenBack: 2 }
    expect(matchTillNames([refund], dishes, [], null)).toMatchObject([doubt])
    expect(
      matchTillNames([refund], dishes, [], { dishes: { [refund.key]: 'sole' }, ignored: [] }),
    ).toMatchObject([doubt])
    const byWeight = {
      name: 'Sole meuniere',
      key: tillKey('Sole meuniere'),
      quantity: 12,
      takenBack: 0,
      unrounded: 12.4,
    }
    expect(matchTillNames([byWeight], dishes, [], null)).toMatchObject([
      { certainty: 'doubtful', dishId: 'sole' },
    ])
    const ignored = { dishes: {}, ignored: [refund.key] }
    expect(matchTillNames([refund], dishes, [], ignored)).toMatchObject([{ certainty: 'ignored' }])
  })
  it('keep the dish confirmed before, unless it was removed from the carte', () => {
    expect(match('Menu enfant', { dishes: { 'menu enfant': 'sole' } })).toMatchObject({
      certainty: 'known',
      dishId: 'sole',
    })
    expect(match('Café', { ignored: ['cafe'] })).toMatchObject({ certainty: 'ignored' })
    expect(match('Menu enfant', { dishes: { 'menu enfant': 'gone' } })).toMatchObject({ dishId: null })
  })

  it('and their columns are kept for the next file, where columns may have moved', () => {
    const matrix = [
      ['Article', 'Qté', 'CA'],
      ['Sole meunière', 3, 90],
      ['Café', 12, 24],
    ]
    const mapping = proposeTillColumns(matrix)
    const reading = readTill(matrix, mapping)
    if (!reading.known) throw new Error(reading.reason)
    const [sole, coffee] = matchTillNames(reading.names, dishes, [], null)
    if (!sole || !coffee) throw new Error('two names')
    const before = { dishes: { 'vieux plat': 'blanquette' }, ignored: ['pain'] }
    const saved = toSavedTillMapping(
      toSavedTillColumns(matrix, mapping),
      [sole, { ...coffee, certainty: 'ignored' }],
      before,
    )
    expect(saved).toMatchObject({
      dishes: { 'sole meuniere': 'sole', 'vieux plat': 'blanquette' },
      ignored: ['cafe', 'pain'],
    })
    expect(
      applySavedTillMapping(
        [
          ['CA', 'Qté', 'Article'],
          [1, 2, 'Sole'],
        ],
        saved,
      )?.roles,
    ).toEqual(['ignored', 'quantity', 'dish'])
    expect(
      applySavedTillMapping(
        [
          ['Produit', 'Nombre'],
          ['Sole', 2],
        ],
        saved,
      ),
    ).toBeNull()
  })

  it('make room for newer ones when there are too many to keep', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `article numéro ${index}`)
    const saved = toSavedTillMapping(
      toSavedTillColumns([['Sole', 1]], { header: null, roles: ['dish', 'quantity'] }),
      [],
      {
        dishes: { sole: 'sole' },
        ignored: many,
      },
    )
    expect(new TextEncoder().encode(JSON.stringify(saved)).length).toBeLessThanOrEqual(MAX_TILL_MAPPING_BYTES)
    expect(saved.dishes).toEqual({ sole: 'sole' })
    expect(saved.ignored.length).toBeGreaterThan(500)
  })
})
