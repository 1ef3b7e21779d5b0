/** '10 %', '5,5 %' */
export function rateDecimals(rate: number): number {
  return Number.isInteger(rate) ? 0 : 1
}
