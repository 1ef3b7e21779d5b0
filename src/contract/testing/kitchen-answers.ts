import type { KitchenOrder } from '../kitchen-deliveries.ts'

type Line = KitchenOrder['items'][number]

/** Two sacks of flour of 25 kg, as a tablet reads them. */
function kitchenLine(line: Partial<Line> = {}): Line {
  return {
    id: crypto.randomUUID(),
    name: 'Farine T55',
    code: '00451',
    packText: 'Sac 25 kg',
    packs: 2,
    packQuantity: 25,
    unit: 'kg',
    receipt: 'none',
    receivedQuantity: null,
    reason: '',
    useBy: null,
    lot: null,
    weighedQuantity: null,
    weighedUnit: null,
    replacedBy: '',
    ...line,
  }
}

/** An order of flour and herbs that arrives, as a tablet reads it. */
export function kitchenOrderAnswer(order: Partial<KitchenOrder> = {}): KitchenOrder {
  return {
    id: crypto.randomUUID(),
    number: '2026-0012',
    supplierName: 'Les Halles',
    state: 'sent',
    deliverOn: null,
    items: [kitchenLine(), kitchenLine({ name: 'Herbes du jour', code: null, packText: null })],
    receipt: null,
    version: 1,
    ...order,
  }
}
