import classes from './paper-details.module.css'
import type { SheetDocument } from './sheet-document.ts'

/** Texts beside their labels over the whole width, a hairline under each. */
export function PaperDetails({ details }: Pick<SheetDocument, 'details'>) {
  if (details.length === 0) return null
  return (
    <dl className={classes.details}>
      {details.map(({ key, label, value }) => (
        <div key={key} className={classes.detail}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
