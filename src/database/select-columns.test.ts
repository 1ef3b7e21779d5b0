import { getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { userProducts } from './schema/user-products.ts'
import { vueMargesParGamme } from './schema/vue-marges-par-gamme.ts'
import { selectColumns } from './select-columns.ts'

test('a column is selected under its name in the schema', () => {
  expect(selectColumns(userProducts, 'p', 'unit', 'priceHt')).toBe('p.unit, p.price_ht AS "priceHt"')
  expect(selectColumns(vueMargesParGamme, 'v', 'id', 'caTtc')).toBe('v.id, v.ca_ttc AS "caTtc"')
})

test('every column of a table has the name that drizzle gives it in SQL', () => {
  const drizzled = drizzle.mock({ casing: 'snake_case' }).select().from(userProducts).toSQL().sql
  for (const name of Object.keys(
    getTableColumns(userProducts),
  ) as (keyof typeof userProducts.$inferSelect)[]) {
    const [column = ''] = selectColumns(userProducts, 'user_products', name).split(' AS ')
    expect(drizzled).toContain(column.replace(/^.*\.(.*)$/, '"$1"'))
  }
})

test('a column that the schema does not have is refused', () => {
  expect(() => selectColumns(userProducts, 'p', 'colour' as 'unit')).toThrow(
    'The schema has no column colour',
  )
})
