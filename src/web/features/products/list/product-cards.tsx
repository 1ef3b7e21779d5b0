import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import type { PagedRows } from '#web/lib/use-paged-rows.ts'
import { useProductTexts, type ProductTexts } from '#web/lib/use-product-texts.ts'
import { LongList } from '#web/ui/long-table/long-list.tsx'
import classes from '#web/ui/long-table/long-list.module.css'
import { UnitPrice } from '#web/ui/unit-price.tsx'

export interface ProductCardsProps {
  rows: PagedRows<UserProduct>
  onDelete: (product: UserProduct) => void
}

/** The base on a phone: what a table tells in a line, one card a product. */
export function ProductCards({ rows, onDelete }: ProductCardsProps) {
  const texts = useProductTexts()
  return (
    <LongList rows={rows}>
      {(product, index) => (
        <ProductCard
          key={product.id}
          index={index}
          total={rows.total}
          product={product}
          texts={texts}
          onDelete={onDelete}
        />
      )}
    </LongList>
  )
}

interface ProductCardProps {
  index: number
  total: number
  product: UserProduct
  texts: ProductTexts
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
        <UnitPrice product={product} texts={texts} />
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
