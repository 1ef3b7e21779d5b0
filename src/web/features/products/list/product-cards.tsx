import { ActionIcon, Skeleton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './product-cards.module.css'
import { ProductPrice } from './product-price.tsx'
import type { ProductRows } from './use-product-rows.ts'
import { useRowWindow } from './use-row-window.ts'

/** As in product-cards.module.css. */
const CARD_HEIGHT = 88

export interface ProductCardsProps {
  rows: ProductRows
  onDelete: (product: UserProduct) => void
}

/** The base on a phone: what a table tells in a line, one card a product. */
export function ProductCards({ rows, onDelete }: ProductCardsProps) {
  const { products, total } = rows
  const { list, indexes, before, after } = useRowWindow({
    total,
    loaded: products.length,
    rowHeight: CARD_HEIGHT,
    canLoadMore: rows.canLoadMore,
    loadMore: rows.loadMore,
  })
  return (
    <div ref={list} className={classes.list} data-stale={rows.stale || undefined} aria-busy={rows.stale}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((index) => {
          const product = products[index]
          return product ? (
            <ProductCard key={product.id} index={index} total={total} product={product} onDelete={onDelete} />
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
  onDelete: (product: UserProduct) => void
}

const ProductCard = memo(function ProductCard({ index, total, product, onDelete }: ProductCardProps) {
  const t = useTranslations()
  const { id, name, brand, category, supplier, allergens } = product
  const told = [brand, t(`trade.productCategories.${category}`), supplier?.name].filter(Boolean)
  return (
    <li className={classes.card} aria-posinset={index + 1} aria-setsize={total}>
      <div className={classes.words}>
        <TextLink to={paths.editProduct(id)} className={classes.name}>
          {name}
        </TextLink>
        <div className={classes.dimmed}>{told.join(' · ')}</div>
        <div className={classes.dimmed}>
          {allergens.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')}
        </div>
      </div>
      <div className={classes.end}>
        <ProductPrice product={product} />
        <ActionIcon
          className={classes.delete}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('products.delete', { name })}
          onClick={() => onDelete(product)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  )
})
