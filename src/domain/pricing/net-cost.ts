/**
 * The calculator's net cost: raw cost × (1 + loss ÷ 100), for what is lost of the dish as a whole.
 * @param rawCost EUR without VAT
 * @param lossPercent percent, 0–100
 * @returns EUR without VAT, unrounded
 */
export function netCost(rawCost: number, lossPercent: number): number {
  return rawCost * (1 + lossPercent / 100)
}
