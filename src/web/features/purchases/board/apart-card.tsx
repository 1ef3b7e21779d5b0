import { Card, Title } from '@mantine/core'
import { useId } from 'react'
import type { PurchaseDocument } from '../document/purchase-document.ts'
import classes from './board.module.css'

/** What could not be added up, with its reasons. */
export function ApartCard({ table }: { table: PurchaseDocument['apart'] }) {
  const id = useId()
  if (table === null) return null
  return (
    <Card component="section" aria-labelledby={id} py="sm">
      <Title order={3} size="h4" id={id}>
        {table.title}
      </Title>
      <p className="dimmed">{table.lead}</p>
      <ul className={classes.rows}>
        {table.rows.map(({ key, cells: { product, quantity, reason, sheets } }) => (
          <li key={key}>
            <span>
              {product.text}
              <span className={classes.warning}>{reason.warning}</span>
              <span className={classes.aside}>{sheets.text}</span>
            </span>
            <span className={classes.figures}>{quantity.text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
