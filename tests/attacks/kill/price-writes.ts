import { movedProductPrice } from '#domain/simulation/price-move.ts'
import { actName } from './read-rows.ts'
import { anyOf, type Draw, idOf, type Memory, rowOf } from './write.ts'

/** Writes that give several products their prices in one act of the journal, and take an act back. */

const MOST_PRODUCTS = 5

/** Raises prices and changes the portions of a sheet, in one transaction. Its act is applied once, however often it is sent. */
export const applySimulation: Draw = (memory) => {
  const { random, rows } = memory
  const priced = Object.keys(rows.products).filter((name) => rowOf(rows.products, name).priceHt !== null)
  const sheet = anyOf(memory, 'sheets')
  if (priced.length < 2 || sheet === undefined) return undefined
  const raised = random
    .shuffled(priced)
    .slice(0, 2 + random.below(MOST_PRODUCTS - 1))
    .map((name) => ({ name, percent: 1 + random.below(10) }))
  const portions = rowOf(rows.sheets, sheet).portions + 1
  return {
    method: 'POST',
    path: '/api/simulation',
    body: {
      actId: crypto.randomUUID(),
      changes: [
        ...raised.map(({ name, percent }) => ({
          kind: 'product',
          userProductId: idOf(memory, name),
          percent,
        })),
        { kind: 'portions', sheetId: idOf(memory, sheet), portions },
      ],
    },
    keyed: true,
    change(rows) {
      for (const { name, percent } of raised) {
        const product = rowOf(rows.products, name)
        const after = movedProductPrice(product.priceHt ?? 0, { measure: 'percent', value: percent })
        product.prices.push({ source: 'typed', before: product.priceHt, after, undone: false })
        product.priceHt = after
        product.version += 1
      }
      Object.assign(rowOf(rows.sheets, sheet), { portions, version: rowOf(rows.sheets, sheet).version + 1 })
    },
  }
}

/** The products of each act whose prices are all the last ones of their products. Acts since the last look at the rows are not known. */
function undoableActs({ rows, ids }: Memory): [actId: string, products: string[]][] {
  const acts = new Map<string, { name: string; last: boolean }[]>()
  for (const [name, { prices }] of Object.entries(rows.products))
    for (const place of prices.keys()) {
      const actId = ids[actName(name, place)]
      if (actId === undefined) continue
      acts.set(actId, [...(acts.get(actId) ?? []), { name, last: place === prices.length - 1 }])
    }
  return [...acts]
    .filter(([, prices]) => prices.every(({ last }) => last))
    .map(([actId, prices]) => [actId, prices.map(({ name }) => name)])
}

export const undoAct: Draw = (memory) => {
  const acts = undoableActs(memory)
  if (acts.length === 0) return undefined
  const [actId, products] = memory.random.oneOf(acts)
  return {
    method: 'POST',
    path: `/api/price-changes/${actId}/undo`,
    change(rows) {
      for (const name of products) {
        const product = rowOf(rows.products, name)
        const last = product.prices.at(-1)
        if (last === undefined) throw new Error(`${name} never had a price`)
        last.undone = true
        product.prices.push({ source: 'undo', before: last.after, after: last.before, undone: false })
        product.priceHt = last.before
        product.version += 1
      }
    },
  }
}
