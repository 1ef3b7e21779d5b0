import { useTranslations } from 'use-intl'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import classes from './paper-totals.module.css'
import type { SheetDocument } from './sheet-document.ts'

/** After the table and once: a table's own foot would come back on every page. */
export function PaperTotals({ sheet }: { sheet: SheetDocument }) {
  const t = useTranslations('costs')
  const { allergens, incomplete, totals } = sheet
  return (
    <div className={classes.totals}>
      <div className={classes.aside}>
        {allergens !== null && allergens.value !== '' && (
          <p>
            <span className="dimmed">{allergens.label}</span> {allergens.value}
          </p>
        )}
        {allergens !== null && allergens.traces !== '' && <p>{allergens.traces}</p>}
        {allergens !== null && allergens.incomplete !== '' && (
          <p className={classes.incomplete}>{allergens.incomplete}</p>
        )}
        {incomplete !== null && <p className={classes.incomplete}>{incomplete}</p>}
      </div>
      {totals.map(({ key, label, value }) => (
        <p key={key} className={classes.total}>
          {label}{' '}
          <ExplainedAmount subject={{ kind: key }} name={t(key)}>
            {value}
          </ExplainedAmount>
        </p>
      ))}
    </div>
  )
}
