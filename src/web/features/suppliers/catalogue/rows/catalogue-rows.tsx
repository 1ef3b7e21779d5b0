import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { LongList } from '#web/ui/long-table/long-list.tsx'
import { LongTable } from '#web/ui/long-table/long-table.tsx'
import table from '#web/ui/long-table/long-table.module.css'
import { SortHeader } from '#web/ui/long-table/sort-header.tsx'
import type { CatalogueSort } from '../catalogue-search.ts'
import type { Selecting } from '../use-selection.ts'
import { CatalogueCard, linesOf } from './catalogue-card.tsx'
import { CatalogueRow, type CatalogueRowProps } from './catalogue-row.tsx'
import { SelectAll } from './select-all.tsx'
import { useRowClicks } from './use-row-clicks.ts'

const WIDTHS = ['46px', undefined, '104px', '140px', '16%', '122px', '92px']

export interface CatalogueRowsProps {
  rows: PagedRows<CatalogueProduct>
  selecting: Selecting
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

  const told = ({ code, packText }: CatalogueProduct) =>
    [code === null ? null : t('code', { code }), packText].filter(Boolean).join(' · ')
  const propsOf = (row: CatalogueProduct, index: number): CatalogueRowProps => ({
    index,
    row,
    selected: selecting.ids.has(row.id),
    told: told(row),
    texts,
    onChoose: selecting.choose,
    onEdit,
    onDelete,
  })

  return (
    <div ref={list}>
      {tablet ? (
        <LongList rows={rows} extraOf={linesOf}>
          {(row, index) => <CatalogueCard key={row.id} total={rows.total} {...propsOf(row, index)} />}
        </LongList>
      ) : (
        <LongTable
          rows={rows}
          widths={WIDTHS}
          arrowTarget="input"
          onArrow={selecting.step}
          head={
            <>
              <th scope="col">
                <SelectAll selecting={selecting} disabled={importedOnly} />
              </th>
              <SortHeader column="name" sort={sort} onSort={onSort} label={t('columns.product')} />
              <SortHeader column="category" sort={sort} onSort={onSort} label={t('columns.category')} />
              <SortHeader column="priceHt" sort={sort} onSort={onSort} label={t('columns.price')} end />
              <th scope="col">{t('columns.allergens')}</th>
              <th scope="col">{t('columns.status')}</th>
              <th scope="col" className={table.end}>
                {t('columns.actions')}
              </th>
            </>
          }
        >
          {(row, index) => <CatalogueRow key={row.id} {...propsOf(row, index)} />}
        </LongTable>
      )}
    </div>
  )
}
