import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import { marginBand } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { MARGIN, MARGIN_BAND } from './margin-sql.ts'

let db: TestDatabase
let userId: string
beforeAll(async () => {
  db = await createTestDatabase()
  userId = await db.createUser()
})
afterAll(() => db.drop())

type Priced = { sellingPriceHt: number | null; coutMatiere: number; portions: number }
type Judged = { margin: number | null; band: string }

const euros = (most: number) => fc.integer({ min: 0, max: most * 10_000 }).map((n) => n / 10_000)

const sheet: fc.Arbitrary<Priced> = fc.oneof(
  fc.record({
    sellingPriceHt: fc.option(euros(100)),
    coutMatiere: euros(500),
    portions: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    sellingPriceHt: fc.option(euros(9_999_999)),
    coutMatiere: euros(9_999_999),
    portions: fc.integer({ min: 1, max: 100_000 }),
  }),
  // Right on a threshold: where arithmetic in one order or the other could fall on either side.
  fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(0.3, 0.5), fc.integer({ min: 1, max: 12 }))
    .map(([cents, cost, portions]) => ({
      sellingPriceHt: cents / 100,
      coutMatiere: Math.round(cents * 100 * cost * portions) / 10_000,
      portions,
    })),
)

async function inSql(sheets: Priced[]): Promise<Judged[]> {
  const { rows } = await asMember(db, userId, ({ client }) =>
    client.query<Judged>(
      `SELECT ${MARGIN} AS margin, ${MARGIN_BAND} AS band
     FROM unnest($1::numeric[], $2::numeric[], $3::int[]) WITH ORDINALITY
       AS s (selling_price_ht, cout_matiere, portions, place)
     JOIN account_settings a ON a.user_id = $4
     ORDER BY place`,
      [
        sheets.map((one) => one.sellingPriceHt),
        sheets.map((one) => one.coutMatiere),
        sheets.map((one) => one.portions),
        userId,
      ],
    ),
  )
  return rows
}

function inDomain({ sellingPriceHt, coutMatiere, portions }: Priced): Judged {
  const cost = portionCost(coutMatiere, portions)
  if (!hasMargin(sellingPriceHt, cost)) return { margin: null, band: 'none' }
  const margin = marginRate(sellingPriceHt, cost)
  return { margin, band: marginBand(margin) }
}

test('the margin that SQL sorts and filters by is the domain’s, to the last bit, and so is its band', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sheet, { minLength: 200, maxLength: 200 }), async (sheets) => {
      expect(await inSql(sheets)).toEqual(sheets.map(inDomain))
    }),
    { numRuns: 25 },
  )
})
