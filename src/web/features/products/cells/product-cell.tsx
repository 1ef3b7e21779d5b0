import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { type CellFieldProps, CategoryCell, PriceCell, SupplierCell } from './cell-fields.tsx'
import { type CellFact, useCellState } from './cell-states.ts'
import classes from './product-cells.module.css'
import type { CellTexts } from './use-cell-texts.ts'
import type { ProductCells } from './use-product-cells.ts'

const FIELDS: Record<CellFact, (props: CellFieldProps) => ReactNode> = {
  category: CategoryCell,
  price: PriceCell,
  supplier: SupplierCell,
}

export interface ProductCellProps {
  product: UserProduct
  fact: CellFact
  cells: ProductCells
  texts: CellTexts
  /** The cell as it is stored. */
  children: ReactNode
}

/** A cell that is edited in the table: what is stored, what is typed, or what is being saved or was refused. */
export function ProductCell({ product, fact, cells, texts, children }: ProductCellProps) {
  const t = useTranslations('productCells')
  const state = useCellState(cells.states, product.id, fact)
  if (state === undefined) return children
  if (state.is === 'editing') {
    const Field = FIELDS[fact]
    const { opened, draft } = state
    return (
      <Field
        label={texts.name(fact, product)}
        draft={draft}
        onCommit={(change) => cells.commit(fact, opened, change)}
        onGiveUp={() => cells.giveUp(product.id, fact)}
      />
    )
  }
  return (
    <span className={classes[state.is]}>
      {state.is === 'refused' && <IconAlertTriangle size={15} aria-hidden className={classes.icon} />}
      {texts.value(fact, state.draft)}
      <VisuallyHidden> ({t(state.is)})</VisuallyHidden>
    </span>
  )
}
