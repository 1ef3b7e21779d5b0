import type { Found } from '../../sheet-files/grid/found.ts'
import type { FoundLine } from '../../sheet-files/lines/found-line.ts'
import type { FoundSheet } from '../../sheet-files/verdict/found-sheet.ts'

/** Something that was read in B4. */
export const found = <Value>(value: Value): Found<Value> => ({ value, cell: { tab: 0, row: 3, column: 1 } })

/** Half a kilo at 4 € a kilo. */
export function line(name: string, facts: Partial<FoundLine> = {}): FoundLine {
  return {
    name: found(name),
    costing: 'quantity',
    quantity: found(0.5),
    unit: 'kg',
    lossPercent: null,
    netQuantity: null,
    price: found(4),
    priceUnit: 'kg',
    forfait: null,
    statedCost: null,
    cost: 2,
    note: null,
    section: null,
    preparation: null,
    hidden: false,
    ...facts,
  }
}

/** 'Tarte fine' for 4, exact. */
export function sheet(lines: FoundLine[], facts: Partial<FoundSheet> = {}): FoundSheet {
  return {
    title: found('Tarte fine'),
    category: null,
    yield: null,
    portions: found(4),
    priceHt: null,
    priceTtc: null,
    priceFor: 'portion',
    vat: null,
    coefficient: null,
    steps: [],
    allergens: null,
    notes: [],
    file: 0,
    layout: 'table',
    lines,
    total: null,
    portionCost: null,
    cost: 2,
    hasPicture: false,
    columns: null,
    verdict: { exact: true, proofs: [] },
    ...facts,
  }
}
