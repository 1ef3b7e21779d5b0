import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { type PricingDraft, pricingSchema, settingsFrom } from './pricing-draft.ts'

const DRAFT: PricingDraft = DEFAULT_SETTINGS

const rulesOf = (settings: PricingDraft) =>
  Object.fromEntries(findProblems(pricingSchema, { settings }).map(({ path, rule }) => [path, rule]))

test('the trade’s usual figures can be saved, and the two margins may meet', () => {
  expect(rulesOf(DRAFT)).toEqual({})
  expect(rulesOf({ ...DRAFT, targetMargin: 60, floorMargin: 60 })).toEqual({})
})

test('each figure needs a value within its bounds', () => {
  expect(rulesOf({ ...DRAFT, targetMargin: null, floorMargin: 101, coefficientPlat: 0.99 })).toEqual({
    'settings.targetMargin': 'required',
    'settings.floorMargin': 'out-of-range',
    'settings.coefficientPlat': 'out-of-range',
  })
})

test('the lowest margin cannot pass the target', () => {
  expect(rulesOf({ ...DRAFT, targetMargin: 50, floorMargin: 50.1 })).toEqual({
    'settings.floorMargin': 'thresholds-crossed',
  })
})

test('only what changed is sent', () => {
  expect(settingsFrom({ targetMargin: 72.5, floorMargin: null })).toEqual({ targetMargin: 72.5 })
})
