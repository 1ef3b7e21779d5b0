import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ComparedFacts } from './changed-facts.ts'
import { bareCodeOf, codeIdentity, codeOf } from './code-identity.ts'
import type { ListRow } from './list-row.ts'
import { memoizeByText } from '../tables/memoize-by-text.ts'

type Named = Pick<ComparedFacts, 'name' | 'brand' | 'packText'>

export type RowMatch<Product> =
  | { kind: 'new'; row: ListRow }
  | { kind: 'matched'; row: ListRow; product: Product }
  | { kind: 'duplicate'; row: ListRow; of: ListRow }
  | { kind: 'ambiguous'; row: ListRow; products: readonly Product[] }

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
  const packKeyOf = (facts: Named, pack = packOf(facts)) => `${nameKeyOf(facts)} | ${pack}`
  const isCoded = codeIdentity(rows, catalogue)
  const coded = catalogue.filter(isCoded)
  const byCode = Map.groupBy(coded, codeOf)
  const byBareCode = Map.groupBy(coded, bareCodeOf)
  const codes = new Set(rows.filter(isCoded).map(bareCodeOf))
  // A product whose code is in another row of the list belongs to that row, even if the names differ.
  const open = catalogue.filter((product) => !isCoded(product) || !codes.has(bareCodeOf(product)))
  const byName = Map.groupBy(open, nameKeyOf)
  const byPack = Map.groupBy(open, (product) => packKeyOf(product))
  const taken = new Set<Product>()
  const free = new Map<readonly Product[], Product[]>()
  const seen = new Map<string, ListRow>()

  /** Best candidates first; a row that is found by its code is not searched by its name. */
  function* candidatesFor(row: ListRow): Generator<readonly Product[]> {
    if (isCoded(row)) {
      yield byCode.get(codeOf(row)) ?? []
      yield byBareCode.get(bareCodeOf(row)) ?? []
    }
    yield byPack.get(packKeyOf(row)) ?? []
    yield (packOf(row) === '' ? byName.get(nameKeyOf(row)) : byPack.get(packKeyOf(row, ''))) ?? []
  }
  /** The products that no row has taken. They are found once for all rows, until one of them is taken. */
  const freeOf = (candidates: readonly Product[]): Product[] => {
    const found = free.get(candidates) ?? candidates.filter((product) => !taken.has(product))
    free.set(candidates, found)
    return found
  }
  const take = (product: Product) => {
    taken.add(product)
    const groups = [
      byCode.get(codeOf(product)),
      byBareCode.get(bareCodeOf(product)),
      byName.get(nameKeyOf(product)),
      byPack.get(packKeyOf(product)),
    ]
    for (const group of groups) if (group !== undefined) free.delete(group)
  }
  const productsFor = (row: ListRow): readonly Product[] => {
    for (const candidates of candidatesFor(row)) {
      const found = freeOf(candidates)
      if (found.length > 0) return found
    }
    return []
  }

  return rows.map((row): RowMatch<Product> => {
    const key = isCoded(row) ? `code ${codeOf(row)}` : `name ${nameKeyOf(row)} ${packOf(row)}`
    const of = seen.get(key)
    if (of !== undefined) return { kind: 'duplicate', row, of }
    seen.set(key, row)
    const products = productsFor(row)
    const [product] = products
    if (product === undefined) return { kind: 'new', row }
    if (products.length > 1) return { kind: 'ambiguous', row, products }
    take(product)
    return { kind: 'matched', row, product }
  })
}

function wordsOf(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[^\p{L}\d,.%/]+/gu, ' ')
    .trim()
}
