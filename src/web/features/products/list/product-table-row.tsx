import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import { IconLink } from '#web/ui/icon-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ProductPrice } from './product-price.tsx'
import classes from './product-table.module.css'

export interface ProductTableRowProps {
  index: number
  product: UserProduct
  onDelete: (product: UserProduct) => void
}

export const ProductTableRow = memo(function ProductTableRow({
  index,
  product,
  onDelete,
}: ProductTableRowProps) {
  const t = useTranslations()
  const { id, name, brand, category, supplier, allergens } = product
  const allergenNames = allergens.map((allergen) => t(`trade.allergens.${allergen}`)).join(', ')
  return (
    <tr aria-rowindex={index + 2} data-index={index} className={classes.row}>
      <td className={classes.cut} title={brand === null ? name : `${name} · ${brand}`}>
        <TextLink to={paths.editProduct(id)} className={classes.name}>
          {name}
        </TextLink>
        {brand !== null && <span className={classes.dimmed}> {brand}</span>}
      </td>
      <td className={classes.cut}>{t(`trade.productCategories.${category}`)}</td>
      <td className={classes.end}>
        <ProductPrice product={product} />
      </td>
      <td className={classes.cut} title={supplier?.name}>
        {supplier?.name ?? <span className={classes.dimmed}>{t('products.noneHere')}</span>}
      </td>
      <td className={classes.cut} title={allergenNames}>
        {allergenNames || <span className={classes.dimmed}>{t('products.noneHere')}</span>}
      </td>
      <td className={classes.end}>
        <IconLink to={paths.editProduct(id)} label={t('products.edit', { name })} tabIndex={-1}>
          <IconPencil size={17} aria-hidden />
        </IconLink>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('products.delete', { name })}
          onClick={() => onDelete(product)}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  )
})
