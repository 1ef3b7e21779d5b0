import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { AllergensInCell } from '#web/entities/allergen/allergens-in-cell.tsx'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import type { Column } from '#web/ui/table/column.ts'
import table from '#web/ui/table/long-table.module.css'
import type { CatalogueSort } from '../catalogue-search.ts'
import type { MatchingSelecting } from '#web/lib/selection/use-matching-selection.ts'
import { RowActions } from './row-actions.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowStatus } from './row-status.tsx'
import { SelectAll } from './select-all.tsx'

export interface CatalogueColumnsProps {
  selecting: MatchingSelecting
  /** Nothing that is shown can be selected. */
  importedOnly: boolean
  texts: ProductTexts
  /** Code and packing, as the supplier writes them. */
  textOf: (row: CatalogueProduct) => string
  onEdit: (row: CatalogueProduct) => void
  onDelete: (row: CatalogueProduct) => void
}

/** The columns of a catalogue to choose from. */
export function useCatalogueColumns(props: CatalogueColumnsProps): Column<CatalogueProduct, CatalogueSort>[] {
  const { selecting, importedOnly, texts, textOf, onEdit, onDelete } = props
  const { choose } = selecting
  const t = useTranslations('catalogue.columns')
  const columns = useMemo(
    (): Column<CatalogueProduct, CatalogueSort>[] => [
      {
        key: 'name',
        head: t('product'),
        sort: ['name', '-name'],
        text: ({ name, brand }) => [name, brand].filter(Boolean).join(' · '),
        cell: ({ name, brand }) => (
          <>
            <b>{name}</b>
            {brand !== null && <span> {brand}</span>}
          </>
        ),
        aside: (row) => textOf(row) || null,
      },
      {
        key: 'category',
        head: t('category'),
        width: '104px',
        sort: ['category', '-category'],
        text: texts.category,
      },
      {
        key: 'price',
        head: t('price'),
        width: '140px',
        end: true,
        sort: ['priceHt', '-priceHt'],
        cell: (row) => <UnitPrice product={row} texts={texts} />,
      },
      {
        key: 'allergens',
        head: t('allergens'),
        width: '14%',
        text: texts.allergens,
        cell: (row) => <AllergensInCell product={row} words={texts.allergens(row)} />,
        isEmpty: ({ allergens }) => allergens.length === 0,
        aside: texts.traces,
      },
      { key: 'status', head: t('status'), width: '192px', cell: (row) => <RowStatus row={row} /> },
      {
        key: 'actions',
        head: t('actions'),
        width: '92px',
        end: true,
        cell: (row) => (
          <RowActions
            row={row}
            texts={texts}
            onEdit={onEdit}
            onDelete={onDelete}
            className={table.icon}
            iconSize={17}
          />
        ),
      },
    ],
    [t, texts, textOf, onEdit, onDelete],
  )
  const cell = useMemo(
    (): Column<CatalogueProduct>['cell'] =>
      (row, { index, selected }) => (
        <RowCheckbox row={row} selected={selected} onChoose={(extending) => choose(index, extending)} />
      ),
    [choose],
  )
  const head = <SelectAll selecting={selecting} disabled={importedOnly} />
  return [{ key: 'choice', head, width: '46px', cell }, ...columns]
}
