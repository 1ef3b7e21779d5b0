import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import type { CatalogueChange, Rows } from './rows.ts'
import { newPrice } from './supply-writes.ts'
import { anyOf, type Draw, idOf, type Memory, rowOf } from './write.ts'

/** Writes of price lists: a draft, its rows, and the commit that makes all of them the catalogue in one transaction. */

const LEAST_CHANGES = 8
const MOST_PRODUCTS = 60

type PriceList = Rows['priceLists'][string]

const pathOf = (memory: Memory, name: string, { supplier }: PriceList) =>
  `/api/suppliers/${idOf(memory, supplier)}/price-list/${idOf(memory, name)}`

/** The lists that may still be committed: none of their supplier was since they were begun. */
function drafts({ rows }: Memory): [name: string, list: PriceList][] {
  return Object.entries(rows.priceLists).filter(
    ([, { supplier, catalogueVersion, committed }]) =>
      !committed && catalogueVersion === rows.suppliers[supplier]?.catalogueVersion,
  )
}

export const beginPriceList: Draw = (memory) => {
  const supplier = anyOf(memory, 'suppliers')
  if (supplier === undefined || drafts(memory).some(([, list]) => list.supplier === supplier))
    return undefined
  const { catalogueVersion, catalogue } = rowOf(memory.rows.suppliers, supplier)
  if (Object.keys(catalogue).length > MOST_PRODUCTS) return undefined
  const [fileName, changes] = [memory.newName('l'), LEAST_CHANGES + memory.random.below(20)]
  return {
    method: 'POST',
    path: `/api/suppliers/${idOf(memory, supplier)}/price-list`,
    body: { fileName, version: catalogueVersion, changes, unchanged: 0 },
    keyed: true,
    answers: fileName,
    change: (rows) =>
      void (rows.priceLists[fileName] = { supplier, catalogueVersion, changes, rows: [], committed: false }),
  }
}

/** Half of the changes at most are of products whose ids were read: those of a commit since then are not known. */
export const sendChanges: Draw = (memory) => {
  const { random, rows, ids } = memory
  const empty = drafts(memory).filter(([, list]) => list.rows.length === 0)
  if (empty.length === 0) return undefined
  const [name, list] = random.oneOf(empty)
  const known = Object.keys(rowOf(rows.suppliers, list.supplier).catalogue).filter((row) => row in ids)
  const stored = random.shuffled(known).slice(0, list.changes / 2)
  const changes = Array.from({ length: list.changes }, (_, place): CatalogueChange => {
    const product = stored[place]
    const removed = product !== undefined && random.chance(0.3)
    return { name: product ?? memory.newName('k'), priceHt: removed ? null : newPrice(memory) }
  })
  return {
    method: 'PUT',
    path: `${pathOf(memory, name, list)}/rows`,
    body: { from: 0, rows: changes.map((change) => sent(memory, change)) },
    change: (rows) => void rowOf(rows.priceLists, name).rows.push(...changes),
  }
}

function sent({ ids }: Memory, { name, priceHt }: CatalogueChange) {
  const productId = ids[name]
  if (priceHt === null) return { kind: 'remove', productId }
  const facts = catalogueFacts({ name, priceHt })
  return productId === undefined ? { kind: 'add', facts } : { kind: 'change', productId, facts }
}

/** Committed once, however often it is sent. */
export const commitPriceList: Draw = (memory) => {
  const full = drafts(memory).filter(([, list]) => list.rows.length === list.changes)
  if (full.length === 0) return undefined
  const [name, list] = memory.random.oneOf(full)
  return {
    method: 'POST',
    path: `${pathOf(memory, name, list)}/commit`,
    body: { takePrices: false },
    keyed: true,
    change(rows) {
      rowOf(rows.priceLists, name).committed = true
      const supplier = rowOf(rows.suppliers, list.supplier)
      supplier.catalogueVersion += 1
      for (const change of list.rows)
        if (change.priceHt === null) delete supplier.catalogue[change.name]
        else supplier.catalogue[change.name] = change.priceHt
    },
  }
}
