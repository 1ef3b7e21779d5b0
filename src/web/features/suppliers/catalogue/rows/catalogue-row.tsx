import { memo } from 'react'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import table from '#web/ui/long-table/long-table.module.css'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import { RowActions } from './row-actions.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowStatus } from './row-status.tsx'
import classes from './rows.module.css'

export interface CatalogueRowProps {
  index: number
  row: CatalogueProduct
  selected: boolean
  /** Code and packing, as the supplier writes them. */
  told: string
  texts: ProductTexts
  onChoose: (index: number, extending: boolean) => void
  onEdit: (row: CatalogueProduct) => void
  onDelete: (row: CatalogueProduct) => void
}

/** Made of bare elements: a fast scroll paints several hundred of them in a second. */
export const CatalogueRow = memo(function CatalogueRow(props: CatalogueRowProps) {
  const { index, row, selected, told, texts, onChoose, onEdit, onDelete } = props
  const { name, brand } = row
  const allergens = texts.allergens(row)
  return (
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      className={selected ? `${table.row} ${classes.selected}` : table.row}
    >
      <td>
        <RowCheckbox row={row} selected={selected} onChoose={(extending) => onChoose(index, extending)} />
      </td>
      <td className={table.cut} title={[name, brand, told].filter(Boolean).join(' · ')}>
        <span className={classes.name}>{name}</span>
        {brand !== null && <span> {brand}</span>}
        {told !== '' && <span className={classes.dimmed}> {told}</span>}
      </td>
      <td className={table.cut}>{texts.category(row)}</td>
      <td className={table.end}>
        <UnitPrice product={row} texts={texts} />
      </td>
      <td className={table.cut} title={allergens}>
        <span className={row.allergens.length === 0 ? classes.dimmed : undefined}>{allergens}</span>
      </td>
      <td>
        <RowStatus row={row} />
      </td>
      <td className={table.end}>
        <RowActions
          row={row}
          texts={texts}
          onEdit={onEdit}
          onDelete={onDelete}
          className={table.icon}
          iconSize={17}
        />
      </td>
    </tr>
  )
})
