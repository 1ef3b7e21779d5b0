import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { LongList } from '#web/ui/table/long-list.tsx'
import { LongTable } from '#web/ui/table/long-table.tsx'
import type { CatalogueSort } from '../catalogue-search.ts'
import type { MatchingSelecting } from '#web/lib/selection/use-matching-selection.ts'
import { CatalogueCard, linesOf } from './catalogue-card.tsx'
import { useCatalogueColumns } from './use-catalogue-columns.tsx'
import classes from '#web/ui/table/selection.module.css'
import { useRowClicks } from '#web/lib/selection/use-row-clicks.ts'

export interface CatalogueRowsProps {
  rows: PagedRows<CatalogueProduct>
  selecting: MatchingSelecting
  /** Nothing that is shown can be selected. */
  importedOnly: boolean
  sort: CatalogueSort
  onSort: (sort: CatalogueSort) => void
  onEdit: (row: CatalogueProduct) => void
  onDelete: (row: CatalogueProduct) => void
}

/** A catalogue of any length, to choose from: a table, and where it has no room one card a product. */
export function CatalogueRows(props: CatalogueRowsProps) {
  const { rows, selecting, importedOnly, sort, onSort, onEdit, onDelete } = props
  const t = useTranslations('catalogue')
  const texts = useProductTexts()
  const tablet = useTablet()
  const list = useRef<HTMLDivElement>(null)
  useRowClicks(list, selecting.choose)

  const textOf = useCallback(
    ({ code, packText }: CatalogueProduct) =>
      [code === null ? null : t('code', { code }), packText].filter(Boolean).join(' · '),
    [t],
  )
  const columns = useCatalogueColumns({ selecting, importedOnly, texts, textOf, onEdit, onDelete })
  const isSelected = ({ id }: CatalogueProduct) => selecting.ids.has(id)

  return (
    <div ref={list} className={classes.selectable}>
      {tablet ? (
        <LongList rows={rows} extraOf={linesOf}>
          {(row, index) => (
            <CatalogueCard
              key={row.id}
              index={index}
              total={rows.total}
              row={row}
              selected={isSelected(row)}
              textOf={textOf(row)}
              texts={texts}
              onChoose={selecting.choose}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          )}
        </LongList>
      ) : (
        <LongTable
          rows={rows}
          columns={columns}
          sort={sort}
          onSort={onSort}
          arrowTarget="input"
          onArrow={selecting.step}
          isSelected={isSelected}
        />
      )}
    </div>
  )
}
