import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AllergensInCell } from '#web/entities/allergen/allergens-in-cell.tsx'
import type { ListRow } from '#domain/price-lists/list-row.ts'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { DoubtMark } from '#web/entities/import-flow/doubt-mark.tsx'
import classes from './preview-table.module.css'
import { type PreviewColumn, useRowTexts } from './use-row-texts.ts'

type Shown = Column<ListRow> & { key: PreviewColumn; cell: (row: ListRow) => ReactNode }

/** Rows of the file as the catalogue will hold them, doubtful cells marked. On a phone each row is a card. */
export function PreviewTable({ rows }: { rows: readonly ListRow[] }) {
  const t = useTranslations('priceList.preview')
  // Lists side by side have several products in one row of the file.
  const places = useMemo(() => new Map(rows.map((row, at) => [row, at])), [rows])
  return (
    <ShortTable
      label={t('title')}
      columns={usePreviewColumns()}
      keyOf={(row) => places.get(row) ?? row.row}
      rows={rows}
      framed
      className={classes.table}
    />
  )
}

function usePreviewColumns(): Column<ListRow>[] {
  const t = useTranslations('priceList.preview')
  const texts = useRowTexts()
  const columns: Shown[] = [
    {
      key: 'product',
      namesRow: true,
      card: 'name',
      cell: ({ name }) => name,
      aside: ({ brand, code }) => [brand, code].filter(Boolean).join(' · '),
    },
    {
      key: 'category',
      card: 'fact',
      cell: (row) => (
        <Text span inherit c={row.categoryGuessed ? 'dimmed' : undefined}>
          {texts.product.category(row)}
        </Text>
      ),
    },
    {
      key: 'price',
      end: true,
      card: 'end',
      cell: (row) => (
        <>
          <UnitPrice product={row} texts={texts.product} />
          {row.check?.agrees === false && <div className={classes.printed}>{texts.printed(row.check)}</div>}
        </>
      ),
    },
    { key: 'content', card: 'end', cell: texts.content },
    { key: 'pack', card: 'line', cell: ({ packText }) => packText, aside: texts.packPrice },
    {
      key: 'allergens',
      card: 'line',
      cell: (row) => (
        <Text span inherit c="dimmed" className={row.allergens.length === 0 ? classes.undeclared : undefined}>
          <AllergensInCell product={row} words={texts.product.allergens(row)} />
        </Text>
      ),
      aside: texts.product.traces,
    },
  ]

  return columns.map(({ cell, ...column }) => ({
    ...column,
    head: t(column.key),
    cell: (row: ListRow) => (
      <>
        <DoubtMark reasons={texts.doubts(row, column.key)} /> {cell(row)}
      </>
    ),
  }))
}
