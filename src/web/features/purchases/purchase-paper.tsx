import { PrintRules } from '#web/ui/print-rules.tsx'
import classes from './purchase-paper.module.css'
import { PurchaseTables, type PurchaseTablesProps } from './purchase-tables.tsx'

/** The list; on paper under a head that names what is bought for. */
export function PurchasePaper({ list, order }: PurchaseTablesProps) {
  return (
    <article>
      <PrintRules page="A4" margin="15mm" />
      <header className={classes.head}>
        <p className={classes.heading}>{list.heading}</p>
        <p className={classes.title}>{list.title}</p>
        <p className={classes.subtitle}>{list.subtitle}</p>
      </header>
      <PurchaseTables list={list} order={order} />
    </article>
  )
}
