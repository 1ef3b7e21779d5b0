import { IconPencil, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/entities/paths.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useProductTexts, type ProductTexts } from '#web/entities/product/use-product-texts.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { LongList } from '#web/ui/long-table/long-list.tsx'
import classes from '#web/ui/long-table/long-list.module.css'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import { type NewPriceActions, NewPriceButtons } from '../new-price/new-price-buttons.tsx'
import { NewPriceWords } from '../new-price/new-price-words.tsx'
import news from '../new-price/new-price.module.css'

/** As in new-price.module.css. */
const NEWS_HEIGHT = 124
const extraOf = ({ newPrice }: UserProduct) => (newPrice === null ? 0 : NEWS_HEIGHT)

export interface ProductCardsProps {
  rows: PagedRows<UserProduct>
  newPrices: NewPriceActions
  onEdit?: (product: UserProduct) => void
  onDelete?: (product: UserProduct) => void
}

/** The product list on a phone: one card a product. */
export function ProductCards({ rows, ...actions }: ProductCardsProps) {
  const texts = useProductTexts()
  return (
    <LongList rows={rows} extraOf={extraOf}>
      {(product, index) => (
        <ProductCard
          key={product.id}
          index={index}
          total={rows.total}
          product={product}
          texts={texts}
          {...actions}
        />
      )}
    </LongList>
  )
}

interface ProductCardProps extends Omit<ProductCardsProps, 'rows'> {
  index: number
  total: number
  product: UserProduct
  texts: ProductTexts
}

const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { index, total, product, texts, newPrices, onEdit, onDelete } = props
  const { id, name, brand, supplier, newPrice } = product
  const told = [brand, texts.category(product), supplier?.name].filter(Boolean)
  return (
    <li data-index={index} aria-posinset={index + 1} aria-setsize={total}>
      <div className={classes.card}>
        <div className={classes.words}>
          <a href={paths.editProduct(id)} className={classes.name}>
            {name}
          </a>
          <div className={classes.dimmed}>{told.join(' · ')}</div>
          <div className={classes.dimmed}>{texts.allergens(product)}</div>
        </div>
        <div className={classes.end}>
          <UnitPrice product={product} texts={texts} />
          {onEdit && (
            <button
              type="button"
              className={classes.button}
              aria-label={texts.edit(product)}
              onClick={() => onEdit(product)}
            >
              <IconPencil size={18} aria-hidden />
            </button>
          )}
          {onDelete && (
            <DemoLock>
              <button
                type="button"
                className={classes.button}
                aria-label={texts.delete(product)}
                onClick={() => onDelete(product)}
              >
                <IconTrash size={18} aria-hidden />
              </button>
            </DemoLock>
          )}
        </div>
      </div>
      {newPrice !== null && (
        <div className={news.card}>
          <NewPriceWords product={product} news={newPrice} />
          <NewPriceButtons product={product} actions={newPrices} />
        </div>
      )}
    </li>
  )
})
