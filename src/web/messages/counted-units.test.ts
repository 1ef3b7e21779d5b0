import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { trade as english } from './en/trade.ts'
import { trade as french } from './fr/trade.ts'

const inFrench = createTranslator({ locale: 'fr', messages: { trade: french } })
const inEnglish = createTranslator({ locale: 'en', messages: { trade: english } })

test.each([
  [0, 'pièce', 'pieces'],
  [0.5, 'pièce', 'pieces'],
  [1, 'pièce', 'piece'],
  [1.5, 'pièce', 'pieces'],
  [2, 'pièces', 'pieces'],
  [3000, 'pièces', 'pieces'],
  [1_000_000, 'pièces', 'pieces'],
])('of « 3 pièce »: %d is followed by « %s », in English by “%s”', (count, fr, en) => {
  expect(inFrench('trade.counted.pièce', { count })).toBe(fr)
  expect(inEnglish('trade.counted.pièce', { count })).toBe(en)
})

test('one of a unit is written as the unit itself', () => {
  for (const unit of LINE_UNITS) {
    expect(inFrench(`trade.counted.${unit}`, { count: 1 })).toBe(french.units[unit])
    expect(inEnglish(`trade.counted.${unit}`, { count: 1 })).toBe(english.units[unit])
  }
})

test('weights and volumes never agree', () => {
  for (const unit of ['kg', 'g', 'L', 'cl', 'ml'] as const) {
    expect(inFrench(`trade.counted.${unit}`, { count: 3 })).toBe(unit)
  }
})
