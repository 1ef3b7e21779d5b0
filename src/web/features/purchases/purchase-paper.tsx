import { PrintRules } from '#web/ui/print-rules.tsx'
import classes from './purchase-paper.module.css'
import { PurchaseTables, type PurchaseTablesProps } from './purchase-tables.tsx'

/** The list on paper, under a head that names what is bought for; not on a screen. */
export function PurchasePaper({ list }: PurchaseTablesProps) {
  return (
    <article className={classes.paper}>
      <PrintRules page="A4" margin="15mm" />
      <header>
        <p className={classes.heading}>{list.heading}</p>
        <p className={classes.title}>{list.title}</p>
        <p className={classes.subtitle}>{list.subtitle}</p>
      </header>
      <PurchaseTables list={list} />
    </article>
  )
}
