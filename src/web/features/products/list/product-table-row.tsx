import { IconPencil, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/entities/paths.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { type NewPriceActions, NewPriceButtons } from '../new-price/new-price-buttons.tsx'
import { NewPriceWords } from '../new-price/new-price-words.tsx'
import news from '../new-price/new-price.module.css'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import classes from '#web/ui/long-table/long-table.module.css'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'

export interface ProductTableRowProps {
  index: number
  product: UserProduct
  texts: ProductTexts
  newPrices: NewPriceActions
  onEdit?: ((product: UserProduct) => void) | undefined
  onDelete?: ((product: UserProduct) => void) | undefined
}

const COLUMNS = 6

/** Made of bare elements: a fast scroll paints several hundred of them in a second. */
export const ProductTableRow = memo(function ProductTableRow(props: ProductTableRowProps) {
  const { index, product, texts, newPrices, onEdit, onDelete } = props
  const { id, name, brand, supplier, newPrice } = product
  const allergens = texts.allergens(product)
  const row = (
    <tr aria-rowindex={index + 2} data-index={index} className={classes.row}>
      <td className={classes.cut} title={brand === null ? name : `${name} · ${brand}`}>
        <a href={paths.editProduct(id)} className={classes.name}>
          {name}
        </a>
        {brand !== null && <span className={classes.dimmed}> {brand}</span>}
      </td>
      <td className={classes.cut}>{texts.category(product)}</td>
      <td className={classes.end}>
        <UnitPrice product={product} texts={texts} />
      </td>
      <td className={classes.cut} title={supplier?.name}>
        {supplier?.name ?? <span className={classes.dimmed}>{texts.none}</span>}
      </td>
      <td className={classes.cut} title={allergens}>
        <span className={product.allergens.length === 0 ? classes.dimmed : undefined}>{allergens}</span>
      </td>
      <td className={classes.end}>
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
          <a
            href={paths.editProduct(id)}
            className={classes.icon}
            aria-label={texts.edit(product)}
            tabIndex={-1}
          >
            <IconPencil size={17} aria-hidden />
          </a>
        )}
        {onDelete && (
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
      </td>
    </tr>
  )
  if (newPrice === null) return row
  return (
    <>
      {row}
      <tr className={news.row} data-index={index}>
        <td colSpan={COLUMNS}>
          <div className={news.line}>
            <NewPriceWords product={product} news={newPrice} />
            <NewPriceButtons product={product} actions={newPrices} />
          </div>
        </td>
      </tr>
    </>
  )
})
