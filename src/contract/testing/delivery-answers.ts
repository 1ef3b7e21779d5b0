import type { Delivery } from '../deliveries.ts'

const AT = '2026-11-03T06:00:00.000Z'

/** A delivery without an order, as a server answers it. */
export function deliveryAnswer(facts: Partial<Delivery> = {}): Delivery {
  return {
    id: crypto.randomUUID(),
    order: null,
    supplier: null,
    supplierName: 'Le voisin',
    receivedAt: AT,
    temperature: null,
    note: '',
    photos: [],
    version: 1,
    createdAt: AT,
    ...facts,
  }
}
