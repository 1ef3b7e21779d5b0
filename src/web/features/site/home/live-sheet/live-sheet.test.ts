import { expect, test } from 'vitest'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { LIVE_LINES, LIVE_PORTIONS, liveFigures, MARKET_PRICES } from './live-sheet.ts'

const withFishAt = (price: number) => MARKET_PRICES.with(0, price)

test('600 g of fish at 24,50 € per kg with a loss of 10 % cost 16,17 €, and so on down the sheet', () => {
  const { lines, costPortion, marginPercent, priceTtc } = liveFigures(MARKET_PRICES, 4)
  const worked = [
    0.6 * 24.5 * 1.1, // fish, by the kilo
    0.2 * 11.2, // butter
    0.6 * 3.4 * 1.12, // potatoes
    0.12 * 4.8 * 1.15, // shallots
    (0.2 / 0.75) * 5.6, // 20 cl of a bottle of 75 cl
  ]
  worked.forEach((cost, at) => expect(lines[at]?.cost).toBeCloseTo(cost, 10))
  const portion = worked.reduce((sum, cost) => sum + cost, 0) / 4
  expect(costPortion).toBeCloseTo(portion, 4)
  expect(marginPercent).toBeCloseTo(((24 - portion) / 24) * 100, 3)
  expect(priceTtc).toBeCloseTo(26.4, 10)
})

test('the shares of the lines make the whole', () => {
  const shares = liveFigures(MARKET_PRICES, 4).lines.map(({ share }) => share)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 2)
})

test('a reader who adds up the lines as they are shown finds the portion, and 100,0 % of shares', () => {
  const { lines, costPortion } = liveFigures(MARKET_PRICES, LIVE_PORTIONS.market)
  const sum = lines.reduce((all, { cost }) => all + roundHalfAwayFromZero(cost, 2), 0)
  expect(roundHalfAwayFromZero(sum / LIVE_PORTIONS.market, 2)).toBe(roundHalfAwayFromZero(costPortion, 2))
  const shares = lines.reduce((all, { share }) => all + roundHalfAwayFromZero(share, 1), 0)
  expect(shares).toBeCloseTo(100, 10)
})

test('the price that keeps the target margin, in whole cents, leaves no less', () => {
  const { costPortion, targetMargin, targetPriceTtc, tvaRate } = liveFigures(withFishAt(40), 4)
  const ht = targetPriceTtc / (1 + tvaRate / 100)
  expect(((ht - costPortion) / ht) * 100).toBeGreaterThanOrEqual(targetMargin)
  const centLess = (targetPriceTtc - 0.01) / (1 + tvaRate / 100)
  expect(((centLess - costPortion) / centLess) * 100).toBeLessThan(targetMargin)
})

test('a higher fish price, or one portion fewer, lowers the margin: all three colours can be reached', () => {
  const market = liveFigures(MARKET_PRICES, 4).marginPercent
  const dear = liveFigures(withFishAt(48), 4).marginPercent
  const dearForThree = liveFigures(withFishAt(48), 3).marginPercent
  expect(market).toBeGreaterThan(70)
  expect(dear).toBeGreaterThan(50)
  expect(dear).toBeLessThan(70)
  expect(dearForThree).toBeLessThan(50)
})

test('every line has a known cost, wherever its price is dragged and whatever the portions', () => {
  const ends = [LIVE_LINES.map(({ lowest }) => lowest), LIVE_LINES.map(({ highest }) => highest)]
  for (const prices of ends) {
    for (const portions of [LIVE_PORTIONS.fewest, LIVE_PORTIONS.most]) {
      const { lines, marginPercent } = liveFigures(prices, portions)
      expect(lines.every(({ cost }) => cost > 0)).toBe(true)
      expect(Number.isFinite(marginPercent)).toBe(true)
    }
  }
})

test('the market price is a step of its slider, so that the slider can return to it', () => {
  for (const { market, lowest, highest, step } of LIVE_LINES) {
    const steps = (market - lowest) / step
    expect(steps).toBeCloseTo(Math.round(steps), 8)
    expect(market).toBeGreaterThan(lowest)
    expect(market).toBeLessThan(highest)
  }
})
