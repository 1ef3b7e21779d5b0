import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import type { DocumentCell } from './ingredient-columns.ts'
import classes from './paper-ingredients.module.css'
import { PaperSection } from './paper-section.tsx'
import type { SheetDocument } from './sheet-document.ts'

/**
 * The lines: on paper their head is repeated on every page and none of them is cut in two. Its columns are those of the
 * PDF, with their widths and sizes in points, so it is no `ShortTable`.
 */
export function PaperIngredients({
  ingredients,
  title: sheetTitle,
}: Pick<SheetDocument, 'ingredients' | 'title'>) {
  const { title, columns, rows, empty } = ingredients
  const leadsBack = useLeadsBack(sheetTitle)
  return (
    <PaperSection title={title}>
      <table className={classes.table}>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width: `${String(width)}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, end, heading }) => (
              <th key={key} scope="col" className={classes[key]} data-end={end || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, end, heading }) => (
                <td key={key} className={classes[key]} data-end={end || undefined} data-heading={heading}>
                  {key === 'total' ? (
                    <ExplainedAmount subject={{ kind: 'line', key: row.key }} name={row.cells.product.text}>
                      {row.cells.total.text}
                    </ExplainedAmount>
                  ) : (
                    <Cell
                      cell={row.cells[key]}
                      to={key === 'product' ? row.to : null}
                      leadsBack={leadsBack}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={classes.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </PaperSection>
  )
}

interface CellProps {
  cell: DocumentCell
  to: AppPath | null
  leadsBack: ReturnType<typeof useLeadsBack>
}

function Cell({ cell: { badges = [], text, aside, warning }, to, leadsBack }: CellProps) {
  return (
    <>
      {badges.length > 0 && (
        <span className={classes.badges}>
          {badges.map((badge) => (
            <span key={badge} className={classes.badge}>
              {badge}
            </span>
          ))}
        </span>
      )}
      {to === null ? (
        text
      ) : (
        <PageLink to={to} state={leadsBack} className={classes.source}>
          {text}
        </PageLink>
      )}
      {aside !== '' && <span className={classes.aside}> {aside}</span>}
      {warning !== '' && <span className={classes.warning}> {warning}</span>}
    </>
  )
}
