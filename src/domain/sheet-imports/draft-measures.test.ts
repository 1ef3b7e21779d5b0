import { expect, test } from 'vitest'
import { lineByMethod } from './draft-measures.ts'
import { found, line } from './testing/found-sheets.ts'

const GROSS = line('Bar', { quantity: found(3.2), grossLoss: found(12), cost: 12.8 })
/** Half a kilo at 4 € with a loss of 20 %. */
const charged = (cost: number) => line('Ail', { lossPercent: found(20), cost })

test.each([
  ['a gross quantity', 'rendement', GROSS, 2.816, 12],
  ['a gross quantity', 'majoration', GROSS, 3.2, null],
  ['a quantity that is divided by what is left', 'rendement', charged(2.5), 0.5, 20],
  ['a quantity that is divided by what is left', 'majoration', charged(2.5), 0.625, null],
  ['a quantity with its loss added', 'majoration', charged(2.4), 0.5, 20],
  ['a quantity with its loss added', 'rendement', charged(2.4), 0.6, null],
] as const)(
  '%s costs what its file says where the account counts by %s',
  (_, method, read, quantity, loss) => {
    const { lossNoted, ...by } = lineByMethod(read, method)
    expect(by.quantity?.value).toBe(quantity)
    expect(by.lossPercent?.value ?? null).toBe(loss)
    expect(lossNoted === undefined, 'a loss that is not charged is noted').toBe(loss !== null)
  },
)

test('a line without a loss stays as it is', () => {
  expect(lineByMethod(line('Ail'), 'majoration')).toEqual(line('Ail'))
})
