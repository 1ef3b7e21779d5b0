import { memo } from 'react'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import list from '#web/ui/table/long-list.module.css'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import { RowActions } from './row-actions.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowStatus } from './row-status.tsx'
import classes from './rows.module.css'

export interface CatalogueCardProps {
  index: number
  total: number
  row: CatalogueProduct
  selected: boolean
  /** Code and packing, as the supplier writes them. */
  textOf: string
  texts: ProductTexts
  onChoose: (index: number, extending: boolean) => void
  onEdit: (row: CatalogueProduct) => void
  onDelete: (row: CatalogueProduct) => void
}

/** Of the line for code and packing, as in rows.module.css. */
const LINE = 22

export function linesOf({ code, packText }: CatalogueProduct): number {
  return code === null && packText === null ? 0 : LINE
}

export const CatalogueCard = memo(function CatalogueCard(props: CatalogueCardProps) {
  const { index, total, row, selected, textOf, texts, onChoose, onEdit, onDelete } = props
  const { name, brand } = row
  return (
    <li
      className={[list.card, classes.card, selected && classes.selected].filter(Boolean).join(' ')}
      data-index={index}
      data-described={textOf !== '' || undefined}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      <div className={classes.cardCheck}>
        <RowCheckbox row={row} selected={selected} onChoose={() => onChoose(index, false)} />
      </div>
      <div className={list.words}>
        <div className={classes.cardLine}>
          <span className={classes.cardName}>{name}</span>
          <UnitPrice product={row} texts={texts} />
        </div>
        <div className={classes.cardLine}>
          <span className={list.dimmed}>{[brand, texts.category(row)].filter(Boolean).join(' · ')}</span>
          <RowStatus row={row} />
        </div>
        {textOf !== '' && <div className={list.dimmed}>{textOf}</div>}
        <div className={list.dimmed}>
          {[texts.allergens(row), texts.traces(row)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div className={classes.cardButtons}>
        <RowActions
          row={row}
          texts={texts}
          onEdit={onEdit}
          onDelete={onDelete}
          className={list.button}
          iconSize={18}
        />
      </div>
    </li>
  )
})
