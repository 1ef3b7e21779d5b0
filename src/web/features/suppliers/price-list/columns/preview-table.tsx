import { useTranslations } from 'use-intl'
import type { ListRow } from '#domain/price-lists/list-row.ts'
import { UnitPrice } from '#web/entities/product/unit-price.tsx'
import { DoubtMark } from '../doubt-mark.tsx'
import classes from './preview-table.module.css'
import { type PreviewColumn, useRowTexts } from './use-row-texts.ts'

const COLUMNS: readonly PreviewColumn[] = ['product', 'category', 'price', 'content', 'pack', 'allergens']

/** Rows of the file as the catalogue will hold them, doubtful cells marked. On a phone each row is a card. */
export function PreviewTable({ rows }: { rows: readonly ListRow[] }) {
  const t = useTranslations('priceList.preview')
  const texts = useRowTexts()

  const cell = (row: ListRow, column: PreviewColumn) => {
    switch (column) {
      case 'product':
        return (
          <>
            <span className={classes.name}>{row.name}</span>
            <span className={classes.dimmed}> {[row.brand, row.code].filter(Boolean).join(' · ')}</span>
          </>
        )
      case 'category':
        return (
          <span className={row.categoryGuessed ? classes.dimmed : undefined}>
            {texts.product.category(row)}
          </span>
        )
      case 'price':
        return (
          <>
            <UnitPrice product={row} texts={texts.product} />
            {row.check?.agrees === false && <div className={classes.printed}>{texts.printed(row.check)}</div>}
          </>
        )
      case 'content':
        return texts.content(row)
      case 'pack':
        return (
          <>
            {row.packText} <span className={classes.dimmed}>{texts.packPrice(row)}</span>
          </>
        )
      case 'allergens':
        return (
          <span className={row.allergens.length === 0 ? classes.undeclared : classes.dimmed}>
            {texts.product.allergens(row)}
          </span>
        )
    }
  }

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column === 'price' ? classes.end : undefined}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            {COLUMNS.map((column) => {
              const doubts = texts.doubts(row, column)
              return (
                <td
                  key={column}
                  className={column === 'price' ? classes.end : undefined}
                  data-doubtful={doubts.length > 0 || undefined}
                  data-column={column}
                >
                  <DoubtMark reasons={doubts} /> {cell(row, column)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
