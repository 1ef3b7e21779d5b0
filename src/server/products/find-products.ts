import type { UserProductQuery } from '#contract/products.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { type Place, readCursor } from '../lists/cursor.ts'
import type { Named, NameIndex } from '../search/name-index.ts'
import { PRODUCT_SORTS } from './product-sorts.ts'

/** What a search has found before the database is asked for the rows of its page. */
export type FoundPage = {
  total: number
  /** Of one page, and of one product more where there is one, in the order of the list. */
  products: Named[]
}

/** A search by names alone: without another filter, in the order of names. */
export type NameQuery = UserProductQuery & { search: string; sort: 'name' | '-name' }

export function isNameQuery(query: UserProductQuery): query is NameQuery {
  const { search, sort, cursor: _cursor, limit: _limit, ...filters } = query
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined)
  return Boolean(search) && !isFiltered && (sort === 'name' || sort === '-name')
}

/** @returns undefined for the page after a product that is gone, or has another name */
export function findProducts(names: NameIndex, query: NameQuery): FoundPage | undefined {
  const { search, sort, cursor, limit } = query
  const found = names.find(searchWords(search))
  if (sort === '-name') found.reverse()
  const place = readCursor(cursor, sort, PRODUCT_SORTS[sort].shape)
  const from = place ? placeAfter(names, found, { sort, place }) : 0
  if (from === undefined) return undefined
  return { total: found.length, products: found.slice(from, from + limit + 1).map((each) => names.at(each)) }
}

type After = { sort: NameQuery['sort']; place: Place<string | number> }

function placeAfter(names: NameIndex, found: readonly number[], { sort, place }: After): number | undefined {
  const last = names.placeOf({ id: place.id, searchText: String(place.key) })
  if (last === undefined) return undefined
  const after = found.findIndex((each) => (sort === 'name' ? each > last : each < last))
  return after === -1 ? found.length : after
}
