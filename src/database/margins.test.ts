import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gammeFigures } from '#domain/pricing/gamme-figures.ts'
import { VAT_RATES } from '#domain/pricing/vat-rate.ts'
import { asMember } from './as-member.ts'
import { vueMargesParGamme } from './schema/vue-marges-par-gamme.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { insert } from './testing/insert.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

type Dish = { portions: number; cost: number; vat: number; displayed: number; uncosted?: number }

/** The figures of a gamme of these dishes. */
async function gammeOf(dishes: Dish[]) {
  const user_id = await db.createUser()
  return asMember(db, user_id, async (tx) => {
    const carte_id = await insert(tx, 'cartes', { user_id })
    const gamme_id = await insert(tx, 'gammes', { user_id, carte_id, nom: 'Midi', position: 3 })
    for (const [position, { portions, cost, vat, displayed, uncosted = 0 }] of dishes.entries()) {
      const facts = {
        title: `Plat ${position}`,
        category: 'Plat',
        portions,
        cout_matiere: cost,
        tva_rate: vat,
        uncosted_lines: uncosted,
      }
      const fiche_id = await insert(tx, 'tech_sheets', { user_id, ...facts })
      const shown = { nom_affiche: 'Plat', prix_ttc_affiche: displayed, position }
      await insert(tx, 'gamme_recettes', { user_id, gamme_id, fiche_id, ...shown })
    }
    const rows = await tx.db.select().from(vueMargesParGamme)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id: gamme_id,
      carteId: carte_id,
      userId: user_id,
      nom: 'Midi',
      position: 3,
    })
    const { nbRecettes, coutTotal, caTtc, margePercentMoyenne } = rows[0] ?? {}
    return { nbRecettes, coutTotal, caTtc, margePercentMoyenne }
  })
}

test('the view has the columns of the specification, in their order', async () => {
  const { fields } = await asMember(db, await db.createUser(), ({ client }) =>
    client.query('select * from vue_marges_par_gamme'),
  )
  expect(fields.map((field) => field.name)).toEqual([
    'id',
    'nom',
    'position',
    'user_id',
    'carte_id',
    'nb_recettes',
    'cout_total',
    'ca_ttc',
    'marge_percent_moyenne',
    'created_at',
  ])
})

describe('a gamme', () => {
  test('without dishes has no figures, and is there', async () => {
    expect(await gammeOf([])).toEqual({ nbRecettes: 0, coutTotal: 0, caTtc: 0, margePercentMoyenne: 0 })
  })

  test('sums portion costs and displayed prices, and means the margins before VAT', async () => {
    const figures = await gammeOf([
      // 2 € a portion, sold at 10 € HT: 80 %.
      { portions: 4, cost: 8, vat: 10, displayed: 11 },
      // 5 € a portion, sold at 10 € HT with the VAT of alcohol: 50 %.
      { portions: 1, cost: 5, vat: 20, displayed: 12 },
    ])
    expect(figures).toEqual({ nbRecettes: 2, coutTotal: 7, caTtc: 23, margePercentMoyenne: 65 })
  })

  test('leaves dishes without a price or without a cost out of the mean', async () => {
    const figures = await gammeOf([
      { portions: 2, cost: 4, vat: 10, displayed: 11 },
      { portions: 1, cost: 3, vat: 10, displayed: 0 },
      { portions: 1, cost: 0, vat: 5.5, displayed: 4 },
    ])
    expect(figures).toEqual({ nbRecettes: 3, coutTotal: 5, caTtc: 15, margePercentMoyenne: 80 })
  })

  test('leaves dishes whose cost lacks lines out of the mean', async () => {
    const figures = await gammeOf([
      { portions: 2, cost: 4, vat: 10, displayed: 11 },
      { portions: 1, cost: 1, vat: 10, displayed: 11, uncosted: 1 },
    ])
    expect(figures).toEqual({ nbRecettes: 2, coutTotal: 3, caTtc: 22, margePercentMoyenne: 80 })
  })

  test('sold under its cost has a negative margin', async () => {
    const { margePercentMoyenne } = await gammeOf([{ portions: 1, cost: 20, vat: 10, displayed: 11 }])
    expect(margePercentMoyenne).toBe(-100)
  })
})

/** Hundredths and ten-thousandths of a euro, as they are stored. */
const euros = (most: number, parts: number) => fc.integer({ min: 0, max: most * parts }).map((n) => n / parts)

const drawnDish = fc.record({
  portions: fc.integer({ min: 1, max: 400 }),
  cost: fc.oneof(fc.constant(0), euros(2_000, 10_000)),
  vat: fc.constantFrom(...VAT_RATES),
  displayed: fc.oneof(fc.constant(0), euros(300, 100)),
  uncosted: fc.constantFrom(0, 0, 1),
})

test('any gamme’s figures are those the domain works out of its dishes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawnDish, { maxLength: 30 }), async (dishes) => {
      const seen = await gammeOf(dishes)
      const expected = gammeFigures(
        dishes.map(({ portions, cost, vat, displayed, uncosted }) => ({
          portions,
          coutMatiere: cost,
          tvaRate: vat,
          prixTtcAffiche: displayed,
          uncostedLines: uncosted,
          doubt: null,
          sold: null,
        })),
      )
      expect(seen.nbRecettes).toBe(expected.nbRecettes)
      expect(seen.coutTotal).toBeCloseTo(expected.coutTotal, 9)
      expect(seen.caTtc).toBeCloseTo(expected.caTtc, 9)
      // A dish sold under its cost a hundred thousand times over has a margin of as many percent.
      const mean = expected.margins.mean ?? 0
      expect(Math.abs((seen.margePercentMoyenne ?? 0) - mean)).toBeLessThanOrEqual(
        1e-9 * Math.max(1, Math.abs(mean)),
      )
    }),
    { numRuns: 60 },
  )
})
