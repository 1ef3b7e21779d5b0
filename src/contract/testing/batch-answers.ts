import {
  type Batch,
  batchSummary,
  type BatchSummary,
  type Origins,
  type TracedLine,
} from '../batch-shapes.ts'

const HOUR_MS = 3_600_000

/** So many hours from now; before it where they are below zero. */
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** Three litres of stock that keep for two days. */
export function batchAnswer(batch: Partial<Batch> = {}): Batch {
  return {
    id: crypto.randomUUID(),
    kind: 'made',
    name: 'Fond brun',
    sheet: { id: crypto.randomUUID(), title: 'Fond brun' },
    product: null,
    madeAt: hoursFromNow(-1),
    useBy: hoursFromNow(48),
    quantity: 3,
    unit: 'L',
    lot: '261201-FB-1',
    labels: 2,
    state: 'kept',
    closedAt: null,
    reason: '',
    costHt: 12.4,
    thrownCostHt: null,
    version: 1,
    createdAt: hoursFromNow(-1),
    sheetVersion: 4,
    contents: 'as-made',
    allergens: ['Céleri'],
    traces: [],
    undeclaredLines: 0,
    storage: 'Bac fermé, 3 °C',
    extensions: [],
    thrownParts: [],
    ...batch,
  }
}

/** A page of those that are given, with what of them is due. */
export function batchList(batches: readonly Batch[], due = { past: 0, today: 0 }) {
  const items: BatchSummary[] = batches.map((batch) => batchSummary.parse(batch))
  return { items, total: items.length, nextCursor: null, due }
}

/** Bones on an invoice of the first of October. */
export function tracedLine(line: Partial<TracedLine> = {}): TracedLine {
  return {
    id: crypto.randomUUID(),
    document: { kind: 'invoice', id: crypto.randomUUID(), number: 'F-7', day: '2026-10-01' },
    supplierName: 'Maison Perrin',
    name: 'Os de veau',
    quantity: 6,
    unitCode: 'KGM',
    packText: null,
    lot: 'L7',
    deliveryNote: '42',
    origin: 'France',
    ...line,
  }
}

/** Of two products, one that an invoice brought. */
export function originsAnswer(origins: Partial<Origins> = {}): Origins {
  return {
    certainty: 'possible',
    contents: 'as-made',
    from: '2026-09-10',
    to: '2026-10-11',
    products: [
      { id: crypto.randomUUID(), name: 'Os de veau', lines: [tracedLine()] },
      { id: crypto.randomUUID(), name: 'Oignon', lines: [] },
    ],
    ...origins,
  }
}
