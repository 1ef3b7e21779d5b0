import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { DueLine } from '#contract/due-shapes.ts'
import type { Order, OrderChange, OrderLine, OrderLineInput } from '#contract/order-shapes.ts'
import { isDivisible, orderedArticle } from '#domain/orders/ordered-article.ts'
import { isFreeText } from '../free-text.ts'

const LINE_FACTS = [
  'supplierProductId',
  'userProductId',
  'name',
  'code',
  'packText',
  'packs',
  'packQuantity',
  'unit',
  'neededPacks',
  'priceHt',
  'carriedFrom',
] as const

/** A line as it is typed. */
export type TypedLine = Pick<OrderLine, (typeof LINE_FACTS)[number]> & {
  /** That of its row, from its first letter on. */
  key: string
}

/** What is typed of an order. */
export interface TypedOrder {
  deliverOn: string | null
  note: string
  lines: readonly TypedLine[]
}

/** Which row shows which stored line: a line has its id from the server, after its row is there. */
export class LineKeys {
  readonly #ids = new Map<string, string>()
  readonly #keys = new Map<string, string>()

  keyOf(id: string): string {
    return this.#keys.get(id) ?? id
  }

  idOf(key: string): string {
    return this.#ids.get(key) ?? key
  }

  /** The lines that were sent have been answered, in the same order. */
  answered(sent: readonly TypedLine[], items: readonly OrderLine[]): void {
    for (const [place, { key }] of sent.entries()) {
      const id = items[place]?.id
      if (id === undefined) continue
      this.#ids.set(key, id)
      this.#keys.set(id, key)
    }
  }
}

export function typedOrder({ deliverOn, note, items }: Order, keys: LineKeys): TypedOrder {
  return { deliverOn, note, lines: items.map((line) => ({ ...line, key: keys.keyOf(line.id) })) }
}

/** What is sent of the parts that were typed over a version. */
export function orderRequest(
  { id, version, items }: Order,
  { lines, ...facts }: Partial<TypedOrder>,
  keys: LineKeys,
): OrderChange {
  const stored = new Set(items.map((item) => item.id))
  const toInput = (line: TypedLine): OrderLineInput => {
    const { supplierProductId, userProductId, name, packText, packs, priceHt } = line
    const known = keys.idOf(line.key)
    if (stored.has(known)) return { id: known, packs, ...(isFreeText(line) && { name, priceHt }) }
    const carried = line.carriedFrom === null ? {} : { carriedFrom: line.carriedFrom }
    return supplierProductId === null
      ? { name, packText, packs, priceHt, userProductId, ...carried }
      : { supplierProductId, packs, ...carried }
  }
  return { id, version, ...facts, ...(lines !== undefined && { lines: lines.map(toInput) }) }
}

/** An article of the catalogue as a new line: what the server will keep of it. */
export function articleLine(article: CatalogueProduct, key: string): TypedLine {
  const { id, userProductId, name, code, packText } = article
  const { packQuantity, unit, priceHt } = orderedArticle(article)
  return {
    key,
    supplierProductId: id,
    userProductId,
    name,
    code,
    packText,
    packs: null,
    packQuantity,
    unit,
    neededPacks: null,
    priceHt,
    carriedFrom: null,
  }
}

/** What is typed, in place of an article. */
export function freeLine(name: string, key: string): TypedLine {
  return {
    key,
    supplierProductId: null,
    userProductId: null,
    name,
    code: null,
    packText: null,
    packs: null,
    packQuantity: null,
    unit: null,
    neededPacks: null,
    priceHt: null,
    carriedFrom: null,
  }
}

/** What is still to be delivered of a former order, as a new line: its price is that of today, which the server knows. */
export function remainderLine(due: DueLine, key: string): TypedLine {
  const { id, supplierProductId, userProductId, name, code, packText, packQuantity, unit } = due
  const packs = due.due
  return {
    key,
    supplierProductId,
    userProductId,
    name,
    code,
    packText,
    packs,
    packQuantity,
    unit,
    neededPacks: null,
    priceHt: null,
    carriedFrom: id,
  }
}

/** Whether a part of one can be ordered; of free text it is unknown what one is. */
export function mayBeParted({ supplierProductId, packQuantity, packText, unit }: TypedLine): boolean {
  return unit === null ? supplierProductId === null : isDivisible({ packQuantity, packText, unit })
}

/** What two versions of the lines are compared by. */
export function comparedLines(lines: readonly TypedLine[], keys: LineKeys) {
  return lines.map(({ key, name, packs, priceHt }) => [keys.idOf(key), name, packs, priceHt])
}

/** Lines that another version has not, or has otherwise. */
export function differingLines(
  lines: readonly TypedLine[],
  others: readonly TypedLine[],
  keys: LineKeys,
): TypedLine[] {
  const textsOf = (of: readonly TypedLine[]) => comparedLines(of, keys).map((each) => JSON.stringify(each))
  const there = new Set(textsOf(others))
  const here = textsOf(lines)
  return lines.filter((_, place) => !there.has(here[place] ?? ''))
}
