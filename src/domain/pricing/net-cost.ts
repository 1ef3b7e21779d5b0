import { lossFactor } from '../costing/loss-formula.ts'

/**
 * What the calculator multiplies a raw cost by, for what is lost of the dish as a whole: as 'majoration' does,
 * whatever the account's method for lines.
 * @param lossPercent percent, 0–100
 */
export function netCostFactor(lossPercent: number): number {
  return lossFactor(lossPercent, 'majoration').factor
}

/**
 * The calculator's net cost.
 * @param rawCost EUR without VAT
 * @param lossPercent percent, 0–100
 * @returns EUR without VAT, unrounded
 */
export function netCost(rawCost: number, lossPercent: number): number {
  return rawCost * netCostFactor(lossPercent)
}
