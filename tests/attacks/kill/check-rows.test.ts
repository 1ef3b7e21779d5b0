import { describe, expect, test } from 'vitest'
import type { Outcome } from './caller.ts'
import { Cook } from './cook.ts'
import { Findings } from './findings.ts'
import { Random } from '../../random.ts'
import { named } from './read-rows.ts'
import { noRows, type Rows } from './rows.ts'
import { addSheet } from './sheet-writes.ts'
import { addSupplier, changeSupplier } from './supply-writes.ts'

/** A cook whose requests become what the test says, in their order; the last one for all that follow. */
function cookWith(...outcomes: Outcome[]) {
  const findings = new Findings()
  const caller = { send: async () => (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) as never }
  return { findings, cook: new Cook({ caller, findings, random: new Random(1), prefix: 'c0-' }) }
}

const made = (id: string): Outcome => ({ status: 201, headers: {}, body: { id } })
const suppliers = (...phones: Record<string, [version: number, phone: string]>[]): Rows => ({
  ...noRows(),
  suppliers: Object.fromEntries(
    phones.flatMap((byName) =>
      Object.entries(byName).map(([name, [version, phone]]) => [
        name,
        { version, phone, catalogueVersion: 0, catalogue: {} },
      ]),
    ),
  ),
})

async function acknowledged() {
  const kitchen = cookWith(made('one'))
  await kitchen.cook.begin(addSupplier)
  return kitchen
}

async function unanswered() {
  const kitchen = cookWith(made('one'), 'unanswered')
  await kitchen.cook.begin(addSupplier)
  await kitchen.cook.begin(changeSupplier)
  return kitchen
}

describe('the rows after a write that was acknowledged', () => {
  test('are right when they have it', async () => {
    const { cook, findings } = await acknowledged()
    cook.check({ rows: suppliers({ 'c0-f1': [1, '2'] }), ids: { 'c0-f1': 'one' } })
    expect(findings).toMatchObject({ faults: [], acknowledged: 1, comparisons: 1 })
  })

  test.each([
    ['lost', noRows(), {}, 'is missing'],
    ['other', suppliers({ 'c0-f1': [1, '3'] }), { 'c0-f1': 'one' }, 'where'],
    ['made under another id', suppliers({ 'c0-f1': [1, '2'] }), { 'c0-f1': 'two' }, 'made again'],
    [
      'made twice',
      suppliers({ 'c0-f1': [1, '2'] }, { 'c0-f1 again': [1, '2'] }),
      { 'c0-f1': 'one' },
      'made by no write',
    ],
  ])('are a fault when it is %s', async (_how, rows, ids, sentence) => {
    const { cook, findings } = await acknowledged()
    cook.check({ rows, ids })
    expect(findings.faults).toEqual([expect.stringContaining(sentence)])
  })
})

describe('the rows after a write that was not answered', () => {
  test('may have it or not', async () => {
    for (const [version, phone, done] of [
      [1, '2', 0],
      [2, '4', 1],
    ] as const) {
      const { cook, findings } = await unanswered()
      cook.check({ rows: suppliers({ 'c0-f1': [version, phone] }), ids: { 'c0-f1': 'one' } })
      expect(findings).toMatchObject({ faults: [], unanswered: 1, unansweredButDone: done })
    }
  })

  test('are a fault when they have half of it', async () => {
    const { cook, findings } = await unanswered()
    cook.check({ rows: suppliers({ 'c0-f1': [1, '4'] }), ids: { 'c0-f1': 'one' } })
    expect(findings.faults).toEqual([
      expect.stringContaining('c0-f1 is {"version":1,"phone":"4",'),
      expect.stringContaining('unanswered was then PATCH'),
    ])
  })

  test('do not have it when no server listened', async () => {
    const { cook, findings } = cookWith('refused')
    await cook.begin(addSupplier)
    cook.check({ rows: suppliers({ 'c0-f1': [1, '2'] }), ids: { 'c0-f1': 'one' } })
    expect(findings.faults).toEqual([expect.stringContaining('made by no write')])
  })

  test('a retry under the same key that makes it again is a fault', async () => {
    const { cook, findings } = cookWith('unanswered', 'unanswered', made('two'))
    await cook.begin(addSupplier)
    cook.check({ rows: suppliers({ 'c0-f1': [1, '2'] }), ids: { 'c0-f1': 'one' } })
    await cook.work(() => findings.acknowledged > 0)
    expect(findings.faults).toEqual([expect.stringContaining('under 2 ids by one key')])
  })
})

test('half a sheet is a fault', async () => {
  const { cook, findings } = cookWith('unanswered')
  await cook.begin(addSheet)
  const sheet = { version: 1, portions: 4, sellingPriceHt: null, lines: [] }
  cook.check({ rows: { ...noRows(), sheets: { 'c0-s1': sheet } }, ids: { 'c0-s1': 'one' } })
  expect(findings.faults[0]).toContain('c0-s1 was made by no write')
})

test('of two rows with one name both are found', () => {
  const supplier = { name: 'c0-f1', version: 1, phone: null, position: 0 }
  const data = Object.fromEntries(
    [
      'supplierProducts',
      'priceLists',
      'priceListRows',
      'userProducts',
      'priceChanges',
      'techSheets',
      'techSheetIngredients',
      'gammes',
      'gammeRecettes',
      'menus',
      'menuChoices',
      'menuDishes',
    ].map((table) => [table, []]),
  )
  const found = named(
    {
      account: { version: 1, settings: { wastageMethod: 'majoration' } },
      data: {
        ...data,
        supplierContacts: [
          { ...supplier, id: 'one' },
          { ...supplier, id: 'two' },
        ],
      },
    } as unknown as Parameters<typeof named>[0],
    'c0-settings',
  )
  expect(Object.keys(found.rows.suppliers)).toEqual(['c0-f1', 'c0-f1 again'])
  expect(found.ids).toMatchObject({ 'c0-f1': 'one', 'c0-f1 again': 'two' })
})
