import type { Unit } from '../quantity/unit.ts'

/** A line as a supplier reads it. */
export interface SentLine {
  id: string
  name: string
  code: string | null
  packText: string | null
  packs: number | null
  packQuantity: number | null
  unit: Unit | null
}

/** An order as a supplier reads it. */
export interface SentOrder<Line extends SentLine = SentLine> {
  deliverOn: string | null
  note: string
  lines: readonly Line[]
}

/** What is another in a later version of an order; `before` and `after` are null where there is none. */
export interface OrderDifferences<Line extends SentLine = SentLine> {
  deliverOn: { before: string | null; after: string | null } | null
  note: { before: string; after: string } | null
  lines: { before: Line | null; after: Line | null }[]
}

const READ = ['name', 'code', 'packText', 'packs', 'packQuantity', 'unit'] as const

/**
 * What a supplier needs to know of a later version of an order: lines that are new or read otherwise in their present order,
 * then those that are gone. The order of lines, and prices, are no difference.
 */
export function orderDifferences<Line extends SentLine>(
  before: SentOrder<Line>,
  after: SentOrder<Line>,
): OrderDifferences<Line> {
  const former = new Map(before.lines.map((line) => [line.id, line]))
  const left = new Set(after.lines.map(({ id }) => id))
  return {
    deliverOn:
      before.deliverOn === after.deliverOn ? null : { before: before.deliverOn, after: after.deliverOn },
    note: before.note === after.note ? null : { before: before.note, after: after.note },
    lines: [
      ...after.lines.flatMap((line) => {
        const was = former.get(line.id) ?? null
        return was !== null && READ.every((key) => was[key] === line[key])
          ? []
          : [{ before: was, after: line }]
      }),
      ...before.lines.filter(({ id }) => !left.has(id)).map((line) => ({ before: line, after: null })),
    ],
  }
}

/** Whether a supplier would read the same. */
export function isSame({ deliverOn, note, lines }: OrderDifferences): boolean {
  return deliverOn === null && note === null && lines.length === 0
}
