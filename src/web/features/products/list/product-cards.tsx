import { Skeleton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import { usePlainLinks } from '#web/lib/use-plain-links.ts'
import classes from './product-cards.module.css'
import { ProductPrice } from './product-price.tsx'
import { useRowTexts, type RowTexts } from './row-texts.ts'
import type { ProductRows } from './use-product-rows.ts'
import { useRowWindow } from './use-row-window.ts'

/** As in product-cards.module.css. */
const CARD_HEIGHT = 76

export interface ProductCardsProps {
  rows: ProductRows
  onDelete: (product: UserProduct) => void
}

/** The base on a phone: what a table tells in a line, one card a product. */
export function ProductCards({ rows, onDelete }: ProductCardsProps) {
  const texts = useRowTexts()
  const { products, total } = rows
  const { list, indexes, before, after } = useRowWindow({
    total,
    loaded: products.length,
    rowHeight: CARD_HEIGHT,
    canLoadMore: rows.canLoadMore,
    loadMore: rows.loadMore,
  })
  usePlainLinks(list)
  return (
    <div ref={list} className={classes.list} data-stale={rows.stale || undefined} aria-busy={rows.stale}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((index) => {
          const product = products[index]
          return product ? (
            <ProductCard
              key={product.id}
              index={index}
              total={total}
              product={product}
              texts={texts}
              onDelete={onDelete}
            />
          ) : (
            <li key={index} className={classes.card}>
              <Skeleton height={16} width="60%" radius="sm" />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ProductCardProps {
  index: number
  total: number
  product: UserProduct
  texts: RowTexts
  onDelete: (product: UserProduct) => void
}

const ProductCard = memo(function ProductCard({ index, total, product, texts, onDelete }: ProductCardProps) {
  const { id, name, brand, supplier } = product
  const told = [brand, texts.category(product), supplier?.name].filter(Boolean)
  return (
    <li className={classes.card} data-index={index} aria-posinset={index + 1} aria-setsize={total}>
      <div className={classes.words}>
        <a href={paths.editProduct(id)} className={classes.name}>
          {name}
        </a>
        <div className={classes.dimmed}>{told.join(' · ')}</div>
        <div className={classes.dimmed}>{texts.allergens(product)}</div>
      </div>
      <div className={classes.end}>
        <ProductPrice product={product} texts={texts} />
        <button
          type="button"
          className={classes.delete}
          aria-label={texts.delete(product)}
          onClick={() => onDelete(product)}
        >
          <IconTrash size={18} aria-hidden />
        </button>
      </div>
    </li>
  )
})
