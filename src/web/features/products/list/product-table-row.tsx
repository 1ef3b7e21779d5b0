import { IconPencil, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import type { ProductTexts } from '#web/lib/use-product-texts.ts'
import classes from '#web/ui/long-table/long-table.module.css'
import { UnitPrice } from '#web/ui/unit-price.tsx'

export interface ProductTableRowProps {
  index: number
  product: UserProduct
  texts: ProductTexts
  onDelete: (product: UserProduct) => void
}

/** Made of bare elements: a fast scroll paints several hundred of them in a second. */
export const ProductTableRow = memo(function ProductTableRow(props: ProductTableRowProps) {
  const { index, product, texts, onDelete } = props
  const { id, name, brand, supplier } = product
  const allergens = texts.allergens(product)
  return (
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
        <a
          href={paths.editProduct(id)}
          className={classes.icon}
          aria-label={texts.edit(product)}
          tabIndex={-1}
        >
          <IconPencil size={17} aria-hidden />
        </a>
        <button
          type="button"
          className={classes.icon}
          aria-label={texts.delete(product)}
          onClick={() => onDelete(product)}
        >
          <IconTrash size={17} aria-hidden />
        </button>
      </td>
    </tr>
  )
})
