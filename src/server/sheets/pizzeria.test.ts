import { expect, test } from 'vitest'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { enterPizzeria, exactCost, pizzeriaIsThere, readPizzeria } from '../testing/pizzeria.ts'
import { sharedApi } from '../testing/shared-api.ts'

const WHY_NOT = 'the pizzeria’s files are not beside the repository (../shared/data)'

test.skipIf(!pizzeriaIsThere)(
  `a real pizzeria typed in costs what its own figures make, dish by dish${pizzeriaIsThere ? '' : `: skipped, ${WHY_NOT}`}`,
  async () => {
    const dishes = await readPizzeria()
    const api = await sharedApi()
    try {
      const chef = await api.signUp()
      const entered = await enterPizzeria(dishes, (path, body) => chef.done(chef.post(path, body)))
      expect(entered.flatMap((sheet) => sheet.ingredients)).toHaveLength(396)
      expect(dishes.flatMap((dish) => dish.lines)).toHaveLength(396)
      const expected = dishes.map((dish) => [dish.title, exactCost(dish)])
      expect(Math.min(...dishes.map(exactCost))).toBeGreaterThan(0)
      expect(entered.map((sheet) => [sheet.title, sheet.coutMatiere])).toEqual(expected)

      const read = []
      for (const { id } of entered) read.push(await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`)))
      expect(read).toEqual(entered)
      expect(read.map((sheet) => sheet.uncostedLines)).toEqual(dishes.map(() => 0))

      type Page = { items: TechSheetSummary[]; total: number }
      const { items, total } = await chef.done(chef.get<Page>('/api/tech-sheets?limit=200'))
      expect(total).toBe(dishes.length)
      const listed = new Map(items.map((sheet) => [sheet.title, sheet.coutMatiere]))
      expect(dishes.map((dish) => [dish.title, listed.get(dish.title)])).toEqual(expected)
    } finally {
      await api.close()
    }
  },
  60_000,
)
