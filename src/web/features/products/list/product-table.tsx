import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { usePlainLinks } from '#web/lib/use-plain-links.ts'
import type { ProductSort } from '../product-search.ts'
import { ProductTableRow } from './product-table-row.tsx'
import classes from './product-table.module.css'
import { useRowTexts } from './row-texts.ts'
import { SortHeader } from './sort-header.tsx'
import type { ProductRows } from './use-product-rows.ts'
import { useRowArrows } from './use-row-arrows.ts'
import { useRowWindow } from './use-row-window.ts'

const ROW_HEIGHT = 40
const TOUCH_ROW_HEIGHT = 52
const COLUMNS = 6

export interface ProductTableProps {
  rows: ProductRows
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  onDelete: (product: UserProduct) => void
}

/** The base as a table of any length; the arrows go from product to product, Enter opens. */
export function ProductTable({ rows, sort, onSort, onDelete }: ProductTableProps) {
  const t = useTranslations('products')
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const texts = useRowTexts()
  const { products, total } = rows
  const { list, indexes, before, after, scrollTo } = useRowWindow({
    total,
    loaded: products.length,
    rowHeight: touch ? TOUCH_ROW_HEIGHT : ROW_HEIGHT,
    canLoadMore: rows.canLoadMore,
    loadMore: rows.loadMore,
  })

  usePlainLinks(list)
  useRowArrows(list, products.length, scrollTo)

  return (
    <div ref={list} className={classes.card} data-stale={rows.stale || undefined}>
      <table className={classes.table} aria-rowcount={total + 1} aria-busy={rows.stale}>
        <colgroup>
          <col />
          <col className={classes.categoryColumn} />
          <col className={classes.priceColumn} />
          <col className={classes.supplierColumn} />
          <col className={classes.allergensColumn} />
          <col className={classes.actionsColumn} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <SortHeader column="name" sort={sort} onSort={onSort} label={t('columns.product')} />
            <SortHeader column="category" sort={sort} onSort={onSort} label={t('columns.category')} />
            <SortHeader column="priceHt" sort={sort} onSort={onSort} label={t('columns.price')} end />
            <th scope="col">{t('columns.supplier')}</th>
            <th scope="col">{t('columns.allergens')}</th>
            <th scope="col" className={classes.end}>
              {t('columns.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {indexes.map((index) => {
            const product = products[index]
            return product ? (
              <ProductTableRow
                key={product.id}
                index={index}
                product={product}
                texts={texts}
                onDelete={onDelete}
              />
            ) : (
              <tr key={index} aria-rowindex={index + 2} className={classes.row}>
                <td colSpan={COLUMNS}>
                  <Skeleton height={14} radius="sm" width={index % 2 === 0 ? '60%' : '74%'} />
                </td>
              </tr>
            )
          })}
          <Spacer height={after} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are not painted. */
function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}
