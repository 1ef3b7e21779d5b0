import { expect, test } from 'vitest'
import { type PricingDraft, pricingIssues, settingsFrom } from './pricing-draft.ts'

const DRAFT: PricingDraft = {
  defaultTvaRate: 10,
  targetMargin: 70,
  floorMargin: 50,
  coefficientEntree: 4,
  coefficientPlat: 3.5,
  coefficientDessert: 5,
  coefficientDefault: 3.5,
}

test('the trade’s usual figures can be saved, and the two margins may meet', () => {
  expect(pricingIssues(DRAFT)).toEqual({})
  expect(pricingIssues({ ...DRAFT, targetMargin: 60, floorMargin: 60 })).toEqual({})
})

test('each figure needs a value within its bounds', () => {
  expect(pricingIssues({ ...DRAFT, targetMargin: null, floorMargin: 101, coefficientPlat: 0.99 })).toEqual({
    targetMargin: 'required',
    floorMargin: 'outOfRange',
    coefficientPlat: 'outOfRange',
  })
})

test('the lowest margin cannot pass the target', () => {
  expect(pricingIssues({ ...DRAFT, targetMargin: 50, floorMargin: 50.1 })).toEqual({
    floorMargin: 'thresholdsCrossed',
  })
})

test('only what changed is sent', () => {
  expect(settingsFrom({ targetMargin: 72.5, floorMargin: null })).toEqual({ targetMargin: 72.5 })
})
