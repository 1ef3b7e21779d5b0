import { grossQuantity } from '#domain/costing/gross-quantity.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'

interface WastedLine {
  quantity: number | null
  wastagePercent: number
}

/** The quantity of a line with its loss, in its unit; null when it is not known. */
export function grossOfLine({ quantity, wastagePercent }: WastedLine, method: WastageMethod): number | null {
  const gross = quantity === null ? null : grossQuantity(quantity, wastagePercent, method)
  return typeof gross === 'number' ? gross : null
}
