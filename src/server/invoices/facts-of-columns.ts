import { catalogueFacts, type CatalogueFacts } from '#contract/catalogue.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { columnName } from '#database/select-columns.ts'

const COLUMNS = catalogueFacts
  .keyof()
  .options.map((fact) => [fact, columnName(supplierProducts, fact)] as const)

/** The facts of an article from its columns: the other way round than `asColumns`. */
export function factsOfColumns(columns: Record<string, unknown>): CatalogueFacts {
  return Object.fromEntries(
    COLUMNS.map(([fact, column]) => [fact, columns[column] ?? null]),
  ) as CatalogueFacts
}
