import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import { COLUMN_WIDTHS, DOCUMENT_COLUMNS } from './column-widths.ts'
import type { DocumentRow } from './document-rows.ts'
import classes from './paper-ingredients.module.css'
import { PaperSection } from './paper-section.tsx'
import type { SheetDocument } from './sheet-document.ts'

/** The lines: on paper their head is repeated on every page and none of them is cut in two. */
export function PaperIngredients({ ingredients }: Pick<SheetDocument, 'ingredients'>) {
  const { title, columns, rows, empty } = ingredients
  return (
    <PaperSection title={title}>
      <table className={classes.table}>
        <colgroup>
          {DOCUMENT_COLUMNS.map((column) => (
            <col key={column} style={{ width: `${String(COLUMN_WIDTHS[column])}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {DOCUMENT_COLUMNS.map((column) => (
              <th key={column} scope="col" className={classes[column]}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={DOCUMENT_COLUMNS.length} className={classes.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </PaperSection>
  )
}

function Row({ row }: { row: DocumentRow }) {
  return (
    <tr>
      <td className={classes.quantity}>{row.quantity}</td>
      <td className={classes.unit}>{row.unit}</td>
      <td className={classes.product}>
        {row.product}
        {row.detail !== '' && <span className={classes.detail}> {row.detail}</span>}
        {row.unknown !== '' && <span className={classes.unknown}> {row.unknown}</span>}
      </td>
      <td className={classes.allergens}>
        {row.allergens.length > 0 && (
          <span className={classes.badges}>
            {row.allergens.map((allergen) => (
              <span key={allergen} className={classes.badge}>
                {allergen}
              </span>
            ))}
          </span>
        )}
        {row.allergenState !== '' && <span className={classes.state}> {row.allergenState}</span>}
      </td>
      <td className={classes.unitPrice}>{row.unitPrice}</td>
      <td className={classes.total}>
        <ExplainedAmount subject={{ kind: 'line', key: row.key }} name={row.product}>
          {row.total}
        </ExplainedAmount>
      </td>
    </tr>
  )
}
