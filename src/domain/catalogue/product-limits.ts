/** Characters; `code` and `packText` are of a supplier's product alone. */
export const PRODUCT_MAX_LENGTH = {
  name: 200,
  brand: 200,
  origin: 100,
  code: 64,
  packText: 300,
} as const
