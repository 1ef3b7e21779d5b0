import { PrintRules } from '#web/ui/print-rules.tsx'
import type { PurchaseDocument } from './document/purchase-document.ts'
import classes from './purchase-paper.module.css'
import { PurchaseTables } from './purchase-tables.tsx'

/** The list; on paper under a head that names what is bought for. */
export function PurchasePaper({ list }: { list: PurchaseDocument }) {
  return (
    <article>
      <PrintRules page="A4" margin="15mm" />
      <header className={classes.head}>
        <p className={classes.heading}>{list.heading}</p>
        <p className={classes.title}>{list.title}</p>
        <p className={classes.subtitle}>{list.subtitle}</p>
      </header>
      <PurchaseTables list={list} />
    </article>
  )
}
