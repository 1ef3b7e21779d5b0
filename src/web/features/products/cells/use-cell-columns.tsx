import { useMemo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { cellContent } from '#web/ui/table/cell-content.tsx'
import type { Column } from '#web/ui/table/column.ts'
import type { ProductSort } from '../product-search.ts'
import { CELL_FACTS } from './cell-states.ts'
import { ProductCell } from './product-cell.tsx'
import { useCellTexts } from './use-cell-texts.ts'
import type { ProductCells } from './use-product-cells.ts'

type Columns = readonly Column<UserProduct, ProductSort>[]

/** The columns of the table, those edited in it with the cells that edit them. */
export function useCellColumns(columns: Columns, cells: ProductCells | undefined): Columns {
  const texts = useCellTexts()
  return useMemo(() => {
    if (cells === undefined) return columns
    return columns.map((column) => {
      const fact = CELL_FACTS.find((each) => each === column.key)
      if (fact === undefined) return column
      return {
        ...column,
        editable: true,
        cell: (product, place) => (
          <ProductCell product={product} fact={fact} cells={cells} texts={texts}>
            {cellContent(column, product, place)}
          </ProductCell>
        ),
      }
    })
  }, [columns, cells, texts])
}
