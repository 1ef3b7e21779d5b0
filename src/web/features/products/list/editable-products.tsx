import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import { useSelectAllKey } from '#web/lib/keyboard/use-select-all-key.ts'
import type { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { MoreFailed } from '#web/ui/more-failed.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import choice from '#web/ui/table/selection.module.css'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { LeapModal } from '#web/entities/price/guard/leap-modal.tsx'
import { RefusedCards } from '#web/ui/cells/refused-cells.tsx'
import { useCellKeys } from '#web/ui/cells/use-cell-keys.ts'
import { useCellTexts } from '../cells/use-cell-texts.ts'
import { useLeapQuestion } from '#web/entities/price/guard/use-leap-question.ts'
import { useProductCells } from '../cells/use-product-cells.ts'
import { useUnsavedCells } from '#web/ui/cells/use-refusals.ts'
import { useUndoStack } from '#web/ui/cells/use-undo-stack.ts'
import { useNewPriceActions } from '../new-price/use-new-price-actions.ts'
import { PasteModal } from '../paste/paste-modal.tsx'
import { usePaste } from '../paste/use-paste.ts'
import { DEFAULT_SORT, type ProductFilters, type ProductSort } from '../product-search.ts'
import { ProductsSelectionBar } from '../selection/products-selection-bar.tsx'
import { useProductSelection } from '../selection/use-product-selection.ts'
import { useSpaceSelects } from '../selection/use-space-selects.ts'
import { ProductRows } from './product-rows.tsx'

export interface EditableProductsProps {
  rows: ReturnType<typeof usePagedRows<UserProduct>>
  filters: ProductFilters
  onSort: (sort: ProductSort) => void
  onDelete: (product: UserProduct) => void
  list: RefObject<HTMLDivElement | null>
  /** What is shown instead of no rows. */
  empty: ReactNode
}

/** The base, whose products are selected, edited in their cells and pasted over, with the questions that these ask. */
export function EditableProducts({ rows, filters, onSort, onDelete, list, empty }: EditableProductsProps) {
  const t = useTranslations('products')
  const texts = useCellTexts()
  const tablet = useTablet()
  const newPrices = useNewPriceActions()
  const selecting = useProductSelection(filters, rows)
  useSpaceSelects(list, selecting.choose)
  const announce = useUndoStack()
  const leaps = useLeapQuestion()
  const cells = useProductCells(announce, leaps.confirm)
  useCellKeys(list, rows.items, cells)
  const unsaved = useUnsavedCells(cells)
  const paste = usePaste({ list, rows, filters, announce })
  useSelectAllKey(() => {
    if (!selecting.allSelected && rows.total > 0) selecting.toggleAll()
  })

  return (
    <>
      {tablet && <RefusedCards cells={cells} texts={texts} />}
      <div ref={list} className={choice.selectable}>
        <PageState query={rows.state} failureText={t('failure.load')}>
          {() =>
            rows.total === 0 ? (
              empty
            ) : (
              <ProductRows
                rows={rows}
                cards={tablet}
                sort={filters.sort ?? DEFAULT_SORT}
                onSort={onSort}
                newPrices={newPrices}
                selecting={selecting}
                cells={cells}
                onDelete={onDelete}
              />
            )
          }
        </PageState>
      </div>
      <UnsavedChangesGuard dirty={unsaved} />
      <MoreFailed text={t('failure.more')} rows={rows} />
      <ProductsSelectionBar
        selecting={selecting}
        announce={announce}
        total={rows.query.data?.pages.at(-1)?.total ?? 0}
      />
      <LeapModal confirmation={leaps.confirmation} />
      {paste.plan && (
        <PasteModal
          plan={paste.plan}
          busy={paste.busy}
          error={paste.error}
          onConfirm={paste.confirm}
          onCancel={paste.close}
        />
      )}
    </>
  )
}
