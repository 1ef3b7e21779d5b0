import { IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { ProductTexts } from '#web/lib/use-product-texts.ts'
import list from '#web/ui/long-table/long-list.module.css'
import { UnitPrice } from '#web/ui/unit-price.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowStatus } from './row-status.tsx'
import classes from './rows.module.css'

export interface CatalogueCardProps {
  index: number
  total: number
  row: CatalogueProduct
  selected: boolean
  told: string
  texts: ProductTexts
  onChoose: (index: number, extending: boolean) => void
  onEdit: (row: CatalogueProduct) => void
}

export const CatalogueCard = memo(function CatalogueCard(props: CatalogueCardProps) {
  const { index, total, row, selected, told, texts, onChoose, onEdit } = props
  const { name, brand } = row
  return (
    <li
      className={[list.card, classes.card, selected && classes.selected].filter(Boolean).join(' ')}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      <div className={classes.cardCheck}>
        <RowCheckbox row={row} selected={selected} onChoose={() => onChoose(index, false)} />
      </div>
      <div className={list.words}>
        <span className={classes.cardName}>{name}</span>
        <div className={list.dimmed}>{[brand, texts.category(row), told].filter(Boolean).join(' · ')}</div>
        <div className={list.dimmed}>{texts.allergens(row)}</div>
      </div>
      <div className={classes.cardEnd}>
        <UnitPrice product={row} texts={texts} />
        <RowStatus row={row} />
      </div>
      <button type="button" className={list.button} aria-label={texts.edit(row)} onClick={() => onEdit(row)}>
        <IconPencil size={18} aria-hidden />
      </button>
    </li>
  )
})
