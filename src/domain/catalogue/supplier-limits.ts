/** Characters. */
export const SUPPLIER_MAX_LENGTH = {
  name: 200,
  email: 254,
  phone: 40,
  notes: 5_000,
  customerNumber: 60,
  orderNote: 1_000,
} as const
