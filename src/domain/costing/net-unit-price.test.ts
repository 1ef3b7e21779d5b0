import { describe, expect, it } from 'vitest'
import { netUnitPrice } from './net-unit-price.ts'
import { DEFAULT_WASTAGE_METHOD } from './wastage-method.ts'

describe('a loss weighs on the price of what is left', () => {
  it('majoration multiplies: 10 EUR with 20 % of loss are 12 EUR', () => {
    expect(netUnitPrice(10, 20, 'majoration')).toEqual({ known: true, price: 12 })
  })
  it('rendement divides: 10 EUR with 20 % of loss are 12.50 EUR', () => {
    expect(netUnitPrice(10, 20, 'rendement')).toEqual({ known: true, price: 12.5 })
  })
  it('an account starts with majoration', () => {
    expect(DEFAULT_WASTAGE_METHOD).toBe('majoration')
  })
  it.each(['majoration', 'rendement'] as const)('no loss leaves the price as it is, by %s', (method) => {
    expect(netUnitPrice(17.2, 0, method)).toEqual({ known: true, price: 17.2 })
  })
  it('a loss of 100 % doubles the price by majoration', () => {
    expect(netUnitPrice(10, 100, 'majoration')).toEqual({ known: true, price: 20 })
  })
  it('a loss of 100 % leaves nothing to price by rendement, even of what is free', () => {
    expect(netUnitPrice(10, 100, 'rendement')).toEqual({ known: false, reason: 'total-loss' })
    expect(netUnitPrice(0, 100, 'rendement')).toEqual({ known: false, reason: 'total-loss' })
  })
  it.each(['majoration', 'rendement'] as const)(
    'rice of 2.47 times its weight costs 2.47 times less, by %s',
    (method) => {
      expect(netUnitPrice(2.47, -147, method)).toEqual({ known: true, price: 1 })
      expect(netUnitPrice(10, -900, method)).toEqual({ known: true, price: 1 })
    },
  )
  it.each([-900.1, 100.1, Number.NaN])('a loss of %d %% is none', (wastagePercent) => {
    const refusal = { known: false, reason: 'wastage-invalid' }
    expect(netUnitPrice(10, wastagePercent, 'majoration')).toEqual(refusal)
    expect(netUnitPrice(10, wastagePercent, 'rendement')).toEqual(refusal)
  })
})
