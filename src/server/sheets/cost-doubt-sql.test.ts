import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { createTestDatabase, type TestDatabase } from '#database/testing.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { costDoubt } from '#domain/pricing/cost-doubt.ts'
import { DEFAULT_MARGIN_THRESHOLDS } from '#domain/pricing/margin-band.ts'
import { COST_DOUBT } from './cost-doubt-sql.ts'

let db: TestDatabase
let userId: string
beforeAll(async () => {
  db = await createTestDatabase()
  userId = await db.createUser()
})
afterAll(() => db.drop())

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100)

const sheets = fc.array(
  fc.record({
    coutMatiere: cents(500),
    portions: fc.integer({ min: 1, max: 12 }),
    uncostedLines: fc.constantFrom(0, 0, 0, 1),
    sellingPriceHt: fc.option(cents(60)),
    usualCost: fc.option(cents(30).filter((cost) => cost > 0)),
    checkedCost: fc.option(cents(200).filter((cost) => cost > 0)),
  }),
  { minLength: 200, maxLength: 200 },
)

test('what SQL questions is what the domain questions', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (questioned) => {
      const { rows } = await asMember(db, userId, ({ client }) =>
        client.query<{ doubt: string | null }>(
          `SELECT ${COST_DOUBT} AS doubt
           FROM unnest($1::numeric[], $2::int[], $3::int[], $4::numeric[], $5::float8[], $7::numeric[]) WITH ORDINALITY
             AS s (cout_matiere, portions, uncosted_lines, selling_price_ht, usual, checked_cost, place)
           JOIN account_settings a ON a.user_id = $6
           CROSS JOIN LATERAL (SELECT s.usual AS cost) u
           ORDER BY place`,
          [
            questioned.map((sheet) => sheet.coutMatiere),
            questioned.map((sheet) => sheet.portions),
            questioned.map((sheet) => sheet.uncostedLines),
            questioned.map((sheet) => sheet.sellingPriceHt),
            questioned.map((sheet) => sheet.usualCost),
            userId,
            questioned.map((sheet) => sheet.checkedCost),
          ],
        ),
      )
      expect(rows.map(({ doubt }) => doubt)).toEqual(
        questioned.map(({ coutMatiere, portions, uncostedLines, ...sheet }) =>
          costDoubt(
            {
              portionCost: portionCost(coutMatiere, portions),
              incomplete: uncostedLines > 0,
              ...sheet,
            },
            DEFAULT_MARGIN_THRESHOLDS,
          ),
        ),
      )
    }),
    { numRuns: 10 },
  )
})
