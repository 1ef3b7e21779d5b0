import { IconPencil } from '#web/ui/icons/pencil.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/entities/paths.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { type Column, shownColumns } from '#web/ui/table/column.ts'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import classes from '#web/ui/table/long-table.module.css'
import card from './product-card.module.css'
import { type NewPriceActions, NewPriceButtons } from '../new-price/new-price-buttons.tsx'
import { NewPriceWords } from '../new-price/new-price-words.tsx'
import news from '../new-price/new-price.module.css'
import type { ProductSort } from '../product-search.ts'
import { useChoiceColumn } from '../selection/use-choice-column.tsx'
import type { Selecting } from '../selection/use-product-selection.ts'
import { RefusedCells } from '#web/ui/cells/refused-cells.tsx'
import { useCellColumns } from '#web/ui/cells/use-cell-columns.tsx'
import type { ProductEditing } from '../cells/cell-facts.ts'
import { useCellTexts } from '../cells/use-cell-texts.ts'
import type { Cells } from '#web/ui/cells/use-cells.ts'
import { useRefusals } from '#web/ui/cells/use-refusals.ts'
import { useProductColumns } from './use-product-columns.tsx'
import { address } from '#web/lib/navigation/address.ts'

/** As in new-price.module.css: a new price, and one that is not converted, with its reason. */
const NEWS_HEIGHT = 44
const REASON_HEIGHT = 66
const extraOf = ({ newPrice }: UserProduct) => {
  if (newPrice === null) return 0
  return newPrice.priceHt === null ? REASON_HEIGHT : NEWS_HEIGHT
}

export interface ProductRowsProps {
  rows: PagedRows<UserProduct>
  /** One card a product instead of a table. */
  cards: boolean
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  newPrices: NewPriceActions
  /** Without it no product can be selected. */
  selecting?: Selecting
  /** Without it nothing is edited in the table. */
  cells?: Cells<ProductEditing>
  /** Without it the pencil leads to the product's own page. */
  onEdit?: (product: UserProduct) => void
  onDelete?: (product: UserProduct) => void
}

/** The base, of any length; in the table the arrows go from product to product, Enter opens. */
export function ProductRows(props: ProductRowsProps) {
  const { rows, cards, sort, onSort, newPrices, selecting, cells, onEdit, onDelete } = props
  const texts = useCellTexts()
  const columns = useCellColumns(useProductColumns(), cards ? undefined : cells, texts)
  const actions = useActionsColumn({ cards, onEdit, onDelete })
  const choice = useChoiceColumn(selecting, rows.total)
  // Made once: with other columns every row is rendered.
  const all = useMemo(
    () => [...choice, ...(cards ? columns.map(withPriceLink) : columns), actions],
    [choice, cards, columns, actions],
  )
  const refusals = useRefusals(cells)
  const rowsOf = useCallback(
    ({ id, newPrice: news }: UserProduct) => 1 + (news === null ? 0 : 1) + (refusals.get(id)?.length ?? 0),
    [refusals],
  )
  const newPrice = useCallback(
    (product: UserProduct) =>
      product.newPrice && (
        <>
          <NewPriceWords product={product} news={product.newPrice} />
          <NewPriceButtons product={product} actions={newPrices} compact={cards} />
        </>
      ),
    [newPrices, cards],
  )
  if (cards) {
    return (
      <LongList
        rows={rows}
        columns={all}
        extraOf={extraOf}
        isSelected={selecting?.isSelected}
        renderBelow={(product) =>
          product.newPrice && (
            <div className={news.card} data-reason={product.newPrice.priceHt === null || undefined}>
              {newPrice(product)}
            </div>
          )
        }
      />
    )
  }
  return (
    <LongTable
      rows={rows}
      columns={all}
      sort={sort}
      onSort={onSort}
      rowsOf={rowsOf}
      arrowTarget="a"
      onArrow={selecting?.step}
      isSelected={selecting?.isSelected}
      renderBelow={(product, index) => (
        <>
          {cells && refusals.has(product.id) && (
            <RefusedCells
              index={index}
              span={shownColumns(all).length}
              refused={refusals.get(product.id) ?? []}
              cells={cells}
              texts={texts}
            />
          )}
          {product.newPrice && (
            <tr className={news.row} data-index={index}>
              <td colSpan={shownColumns(all).length}>
                <div className={news.line}>{newPrice(product)}</div>
              </td>
            </tr>
          )}
        </>
      )}
    />
  )
}

/** On a card, the price leads to the field that it is typed in. */
function withPriceLink(column: Column<UserProduct, ProductSort>): Column<UserProduct, ProductSort> {
  const { key, cell } = column
  if (key !== 'price' || cell === undefined) return column
  return {
    ...column,
    cell: (product, place) => (
      // The name is the link for keyboards.
      <a href={address(`${paths.editProduct(product.id)}?act=price`)} className={card.price} tabIndex={-1}>
        {cell(product, place)}
      </a>
    ),
  }
}

type ActionsProps = Pick<ProductRowsProps, 'cards' | 'onEdit' | 'onDelete'>

function useActionsColumn({ cards, onEdit, onDelete }: ActionsProps): Column<UserProduct, ProductSort> {
  const t = useTranslations('products.columns')
  const texts = useProductTexts()
  return useMemo(
    () => ({
      key: 'actions',
      head: t('actions'),
      width: '92px',
      end: true,
      card: 'end',
      cell: (product) => (
        <>
          {onEdit ? (
            <button
              type="button"
              className={classes.icon}
              aria-label={texts.edit(product)}
              onClick={() => onEdit(product)}
            >
              <IconPencil size={17} aria-hidden />
            </button>
          ) : (
            // On a card the name leads there.
            !cards && (
              <a
                href={address(paths.editProduct(product.id))}
                className={classes.icon}
                aria-label={texts.edit(product)}
                tabIndex={-1}
              >
                <IconPencil size={17} aria-hidden />
              </a>
            )
          )}
          {/* On a card the product's own page deletes it. */}
          {onDelete && !cards && (
            <DemoLock>
              <button
                type="button"
                className={classes.icon}
                aria-label={texts.delete(product)}
                onClick={() => onDelete(product)}
              >
                <IconTrash size={17} aria-hidden />
              </button>
            </DemoLock>
          )}
        </>
      ),
    }),
    [t, texts, cards, onEdit, onDelete],
  )
}
