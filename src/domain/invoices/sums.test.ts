import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactSum } from './exact-sum.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'
import { sumFaultOf, SUM_FAULTS } from './sums.ts'

type Summed = Parameters<typeof sumFaultOf>[0]

const line = (lineTotal: number | null, role: InvoiceLine['role'] = 'billed') =>
  ({ lineTotal, role }) as InvoiceLine

function summed(
  lines: InvoiceLine[],
  totals: Partial<Invoice['totals']>,
  allowances: Invoice['allowances'] = [],
): Summed {
  const none = { lines: null, allowances: null, charges: null, withoutVat: null, vat: null, withVat: null }
  return { lines, allowances, totals: { ...none, unreadable: false, ...totals } }
}

const off = { kind: 'allowance' as const, amount: 5, reason: 'Remise' }
const on = { kind: 'charge' as const, amount: 12.5, reason: 'Transport' }
const two = [line(10.1), line(20.2)]

test.each([
  ['exact', two, { lines: 30.3, withoutVat: 30.3 }, [], null],
  ['a cent off', two, { lines: 30.31, withoutVat: 30.3 }, [], null],
  ['more than a cent off', two, { lines: 30.3101, withoutVat: 30.31 }, [], 'lines-differ'],
  ['another total', two, { lines: 30.3, withoutVat: 30.32 }, [], 'total-differs'],
  ['with allowances', two, { lines: 30.3, withoutVat: 37.8 }, [off, on], null],
  [
    'with stated allowances',
    two,
    { lines: 30.3, allowances: 5, charges: 12.5, withoutVat: 37.8 },
    [off, on],
    null,
  ],
  ['stated alone', two, { lines: 30.3, allowances: 5, withoutVat: 25.3 }, [], null],
  ['stated otherwise', two, { lines: 30.3, allowances: 6, withoutVat: 24.3 }, [off], 'allowances-differ'],
  [
    'a subtotal and a remark',
    [...two, line(30.3, 'group'), line(null, 'information')],
    { lines: 30.3, withoutVat: 30.3 },
    [],
    null,
  ],
  [
    'a line without a total',
    [...two, line(null)],
    { lines: 30.3, withoutVat: 30.3 },
    [],
    'line-total-missing',
  ],
  ['no total', two, { withoutVat: 30.3 }, [], 'total-missing'],
  [
    'a total that cannot be read',
    two,
    { lines: 30.3, withoutVat: 30.3, unreadable: true },
    [],
    'total-unreadable',
  ],
  ['below zero', [line(-10), line(4)], { lines: -6, withoutVat: -6 }, [], null],
])('lines and totals: %s', (_, lines, totals, allowances, fault) => {
  expect(sumFaultOf(summed(lines, totals, allowances))).toBe(fault)
})

test('a sum has no error of its steps, whatever it sums', () => {
  const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(cents, (amounts) => {
      const sum = amounts.reduce((all, amount) => all + amount, 0) / 100
      expect(exactSum(amounts.map((amount) => amount / 100))).toBe(sum)
      const fault = sumFaultOf(
        summed(
          amounts.map((amount) => line(amount / 100)),
          { lines: sum, withoutVat: sum },
        ),
      )
      expect(fault).toBeNull()
    }),
  )
  expect(SUM_FAULTS).toHaveLength(6)
})
