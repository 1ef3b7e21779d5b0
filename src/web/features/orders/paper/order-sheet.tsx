import { PrintRules } from '#web/ui/print-rules.tsx'
import type { OrderPaper } from './order-paper.ts'
import classes from './order-sheet.module.css'

/** The order form on paper; not on a screen. */
export function OrderSheet({
  paper: { heading, title, facts, headings, rows, footer },
}: {
  paper: OrderPaper
}) {
  return (
    <section className={classes.paper} lang="fr">
      <PrintRules page="A4" margin="15mm" />
      <p>{heading}</p>
      <p className={classes.title}>{title}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <table className={classes.table}>
        <thead>
          <tr>
            {headings.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((text, place) => (
                <td key={headings[place]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{footer}</p>
    </section>
  )
}
