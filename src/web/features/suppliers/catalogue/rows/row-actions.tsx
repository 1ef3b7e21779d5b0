import { IconPencil } from '#web/ui/icons/pencil.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'

export interface RowActionsProps {
  row: CatalogueProduct
  texts: ProductTexts
  onEdit: (row: CatalogueProduct) => void
  onDelete: (row: CatalogueProduct) => void
  /** Of each button: a pointer needs less room than a finger. */
  className: string | undefined
  iconSize: number
}

export function RowActions({ row, texts, onEdit, onDelete, className, iconSize }: RowActionsProps) {
  return (
    <>
      <button type="button" className={className} aria-label={texts.edit(row)} onClick={() => onEdit(row)}>
        <IconPencil size={iconSize} aria-hidden />
      </button>
      <DemoLock>
        <button
          type="button"
          className={className}
          aria-label={texts.delete(row)}
          onClick={() => onDelete(row)}
        >
          <IconTrash size={iconSize} aria-hidden />
        </button>
      </DemoLock>
    </>
  )
}
