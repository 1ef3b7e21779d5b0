import type { ManyChanged, ProductCells, Restoration } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'

/**
 * What undoes a paste.
 * @param products as they were before
 * @returns null where nothing has changed
 */
export function undoOfPaste(
  products: readonly UserProduct[],
  cells: readonly ProductCells[],
  { changedIds, actId }: Pick<ManyChanged, 'changedIds' | 'actId'>,
): Restoration | null {
  const before = new Map(products.map((product) => [product.id, product]))
  const changed = cells.filter(({ id }) => changedIds.includes(id))
  const category = changed.flatMap(({ id, category: given }) => {
    const old = before.get(id)?.category
    return given === undefined || old === undefined || given === old ? [] : [{ id, given, before: old }]
  })
  const supplierId = changed.flatMap(({ id, supplierId: given }) => {
    const old = before.get(id)?.supplierId
    return given === undefined || old === undefined || given === old ? [] : [{ id, given, before: old }]
  })
  const undo: Restoration = {
    ...(category.length > 0 && { category }),
    ...(supplierId.length > 0 && { supplierId }),
    ...(actId !== null && { actId }),
  }
  return Object.keys(undo).length > 0 ? undo : null
}
