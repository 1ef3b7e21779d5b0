import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { LongTable } from '#web/ui/long-table/long-table.tsx'
import classes from '#web/ui/long-table/long-table.module.css'
import { SortHeader } from '#web/ui/long-table/sort-header.tsx'
import type { NewPriceActions } from '../new-price/new-price-buttons.tsx'
import type { ProductSort } from '../product-search.ts'
import { ProductTableRow } from './product-table-row.tsx'

const WIDTHS = [undefined, '108px', '148px', '19%', '17%', '92px']
const rowsOf = ({ newPrice }: UserProduct) => (newPrice === null ? 1 : 2)

export interface ProductTableProps {
  rows: PagedRows<UserProduct>
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  newPrices: NewPriceActions
  /** Without it the pencil leads to the product's own page. */
  onEdit?: (product: UserProduct) => void
  onDelete?: (product: UserProduct) => void
}

/** The base as a table of any length; the arrows go from product to product, Enter opens. */
export function ProductTable({ rows, sort, onSort, ...actions }: ProductTableProps) {
  const t = useTranslations('products')
  const texts = useProductTexts()
  return (
    <LongTable
      rows={rows}
      rowsOf={rowsOf}
      widths={WIDTHS}
      arrowTarget="a"
      head={
        <>
          <SortHeader column="name" sort={sort} onSort={onSort} label={t('columns.product')} />
          <SortHeader column="category" sort={sort} onSort={onSort} label={t('columns.category')} />
          <SortHeader column="priceHt" sort={sort} onSort={onSort} label={t('columns.price')} end />
          <th scope="col">{t('columns.supplier')}</th>
          <th scope="col">{t('columns.allergens')}</th>
          <th scope="col" className={classes.end}>
            {t('columns.actions')}
          </th>
        </>
      }
    >
      {(product, index) => (
        <ProductTableRow key={product.id} index={index} product={product} texts={texts} {...actions} />
      )}
    </LongTable>
  )
}
