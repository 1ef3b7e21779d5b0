import type { OrderLine } from '#contract/order-shapes.ts'

/** Typed by the house; what was an article once keeps what its catalogue had. */
export function isFreeText(
  line: Pick<OrderLine, 'supplierProductId' | 'packQuantity' | 'unit' | 'code'>,
): boolean {
  const { supplierProductId, packQuantity, unit, code } = line
  return supplierProductId === null && packQuantity === null && unit === null && code === null
}
