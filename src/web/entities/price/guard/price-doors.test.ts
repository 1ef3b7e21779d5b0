import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'

const WEB = join(import.meta.dirname, '../../..')
const GUARDS = ['useLeapQuestion(', '<PriceLeaps', '<ChangedPrices', '<PriceImpactModal'] as const

/** Where a price is confirmed before a call: the file, and which of the guards it has. */
type Guarded = readonly [file: string, guard: (typeof GUARDS)[number]]

/** By route and file: every call that can change the price of a product, with the guard before it or the reason for none. */
const DOORS: Readonly<Record<string, Readonly<Record<string, Guarded | string>>>> = {
  'products.change': {
    'features/products/cells/use-product-cells.ts': [
      'features/products/list/editable-products.tsx',
      'useLeapQuestion(',
    ],
    'features/products/products-api.ts': ['features/products/edit-product.tsx', '<PriceImpactModal'],
    'entities/price/change/use-change-price.ts': ['entities/price/change/price-form.tsx', 'useLeapQuestion('],
    'features/sheets/sheets-api.ts': 'gives a price where there was none',
  },
  'products.create': {
    'features/products/products-api.ts': 'has no price before',
    'entities/product/use-refuse-names.ts': 'has no price before',
  },
  'prices.impact': {
    'features/products/use-price-impact.ts': 'writes nothing',
    'entities/price/guard/use-leap-question.ts': 'writes nothing',
    'entities/price/guard/price-leaps.tsx': 'writes nothing',
  },
  'manyProducts.change': {
    'features/products/selection/many-products-api.ts': [
      'features/products/selection/change-prices-modal.tsx',
      '<ChangedPrices',
    ],
  },
  'sheetImports.plan': { 'features/sheet-files/plan/use-plan.ts': 'writes nothing' },
  'sheetImports.commit': {
    'features/sheet-files/commit/use-commit-import.ts':
      'its plan names the prices it takes, and it can be undone',
  },
  'catalogue.create': { 'features/suppliers/catalogue/catalogue-api.ts': 'enters no cost' },
  'catalogue.change': { 'features/suppliers/catalogue/catalogue-api.ts': 'enters no cost' },
  'invoices.resolve': {
    'features/invoices/invoices-api.ts': 'enters no cost before it is applied',
    'features/invoices/page/lines/use-answers.ts': [
      'features/invoices/page/plan/plan-impact.tsx',
      '<PriceLeaps',
    ],
  },
  'orders.change': {
    'features/orders/page/use-order.ts': 'its prices are of the order alone',
  },
  'orders.create': { 'features/orders/orders-api.ts': 'its prices are of the order alone' },
  'orders.createMany': { 'features/orders/orders-api.ts': 'its prices are of the order alone' },
  'priceLists.send': {
    'features/suppliers/price-list/price-list-view.tsx': 'enters no cost; a leap is a doubt of its row',
  },
  'simulation.apply': {
    'features/simulation/simulation-api.ts': ['features/simulation/apply/apply-modal.tsx', '<ChangedPrices'],
  },
}

/** Routes of the API that take the price of a product which is there. */
function pricedRoutes(): string[] {
  const found: string[] = []
  const walk = (node: object, path: string[]) => {
    for (const [name, child] of Object.entries(node)) {
      const described = (child as { '~orpc'?: { inputSchema?: z.ZodType } })['~orpc']
      if (described === undefined) walk(child as object, [...path, name])
      else if (takesPrice(described.inputSchema)) found.push([...path, name].join('.'))
    }
  }
  walk(contract, [])
  return found
}

function takesPrice(schema: z.ZodType | undefined): boolean {
  if (schema === undefined) return false
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes(
    '"priceHt":',
  )
}

const sources = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.test\.|testing\//u.test(file))
const read = (file: string) => readFileSync(join(WEB, file), 'utf8')

const called = (route: string) => {
  const call = new RegExp(`\\b(?:client|orpc)\\.${route.replaceAll('.', String.raw`\.`)}\\b`, 'u')
  return sources.filter((file) => call.test(read(file))).toSorted()
}

test('every call that can change the price of a product has a guard before it', () => {
  const calls = pricedRoutes().map((route) => [route, called(route)] as const)
  expect(Object.fromEntries(calls.filter(([, files]) => files.length > 0))).toEqual(
    Object.fromEntries(Object.entries(DOORS).map(([route, files]) => [route, Object.keys(files).toSorted()])),
  )
  const guarded = Object.values(DOORS).flatMap((files) => Object.values(files))
  for (const door of guarded) if (typeof door !== 'string') expect(read(door[0])).toContain(door[1])
})
