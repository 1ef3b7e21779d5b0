import { expect, test } from 'vitest'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import { distance } from '#tests/worked-examples/example-lines.ts'
import { EXAMPLE_SHEETS } from '#tests/worked-examples/worked-examples.ts'
import { buy, save, some, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
chefForAllTests((setUp) => ({ chef } = setUp))

const PRINTED = EXAMPLE_SHEETS.filter(({ expectedTotal }) => expectedTotal !== undefined)

test.each(PRINTED)(
  'a published sheet that stands two sheets deep costs on top what its source says: $name',
  async ({ lines, charges = [], portions, expectedTotal = Number.NaN, tolerance }) => {
    const ingredients: IngredientInput[] = charges.map(({ costing, forfait }) => ({ costing, forfait }))
    // A quantity of 0 is none: the line would leave the sheet without a whole cost.
    for (const [quantity, unit, priceHt, per] of lines.filter(([amount]) => amount > 0)) {
      const { id } = await buy(chef, { unit: per, priceHt })
      ingredients.push({ userProductId: id, quantity, unit })
    }
    const base = await write(chef, { portions, yieldQuantity: 1.5, yieldUnit: 'kg', ingredients })
    const middle = await write(chef, { portions, ingredients: [some(base, 1500, { unit: 'g' })] })
    const top = await write(chef, { portions, ingredients: [some(middle, portions)] })
    const { costTotal, costPortion } = await chef.done(
      chef.get<{ costTotal: number; costPortion: number }>(`/api/tech-sheets/${top.id}/totals`),
    )
    expect(distance(costTotal, expectedTotal)).toBeLessThanOrEqual(tolerance)
    expect(costPortion).toBeCloseTo(costTotal / portions, 12)
    const half = await save(chef, top, { ingredients: [some(middle, portions / 2)] })
    expect(half).toMatchObject({ uncostedLines: 0 })
    expect(distance(half.coutMatiere, expectedTotal / 2)).toBeLessThanOrEqual(tolerance)
  },
)
