import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ComparedFacts } from './changed-facts.ts'
import { bareCodeOf, codeIdentity, codeOf } from './code-identity.ts'
import type { ListRow } from './list-row.ts'
import { memoizeByText } from './memoize-by-text.ts'

type Named = Pick<ComparedFacts, 'name' | 'brand' | 'packText'>

export type RowMatch<Product> =
  | { kind: 'new'; row: ListRow }
  | { kind: 'matched'; row: ListRow; product: Product }
  | { kind: 'duplicate'; row: ListRow; of: ListRow }
  | { kind: 'ambiguous'; row: ListRow; products: Product[] }

/**
 * Matches each row of a list with a product of the catalogue: the one with its code, else the one with its name, brand
 * and pack, even if the code differs. A code of many names is ignored. A product is matched at most once.
 */
export function matchRows<Product extends ComparedFacts>(
  rows: readonly ListRow[],
  catalogue: readonly Product[],
): RowMatch<Product>[] {
  const words = memoizeByText(wordsOf)
  const nameKeyOf = ({ name, brand }: Named) => `${words(name)} | ${words(brand ?? '')}`
  const packOf = ({ packText }: Named) => words(packText ?? '')
  const isCoded = codeIdentity(rows, catalogue)
  const coded = catalogue.filter(isCoded)
  const byCode = Map.groupBy(coded, codeOf)
  const byBareCode = Map.groupBy(coded, bareCodeOf)
  const codes = new Set(rows.filter(isCoded).map(bareCodeOf))
  // A product whose code is in another row of the list belongs to that row, even if the names differ.
  const open = catalogue.filter((product) => !isCoded(product) || !codes.has(bareCodeOf(product)))
  const byName = Map.groupBy(open, nameKeyOf)
  const taken = new Set<Product>()
  const seen = new Map<string, ListRow>()

  /** Best candidates first; a row that is found by its code is not searched by its name. */
  function* candidatesFor(row: ListRow): Generator<readonly Product[]> {
    if (isCoded(row)) {
      yield byCode.get(codeOf(row)) ?? []
      yield byBareCode.get(bareCodeOf(row)) ?? []
    }
    const named = byName.get(nameKeyOf(row)) ?? []
    yield named.filter((product) => packOf(product) === packOf(row))
    yield named.filter((product) => packOf(product) === '' || packOf(row) === '')
  }
  const productsFor = (row: ListRow): Product[] => {
    for (const candidates of candidatesFor(row)) {
      const free = candidates.filter((product) => !taken.has(product))
      if (free.length > 0) return free
    }
    return []
  }

  return rows.map((row): RowMatch<Product> => {
    const key = isCoded(row) ? `code ${codeOf(row)}` : `name ${nameKeyOf(row)} ${packOf(row)}`
    const of = seen.get(key)
    if (of !== undefined) return { kind: 'duplicate', row, of }
    seen.set(key, row)
    const products = productsFor(row)
    const [product, ...others] = products
    if (product === undefined) return { kind: 'new', row }
    if (others.length > 0) return { kind: 'ambiguous', row, products }
    taken.add(product)
    return { kind: 'matched', row, product }
  })
}

function wordsOf(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[^\p{L}\d,.%/]+/gu, ' ')
    .trim()
}
