import { Card, Title } from '@mantine/core'
import { useId } from 'react'
import type { PurchaseDocument } from '../document/purchase-document.ts'
import classes from './board.module.css'

/** What is made of what is bought, in the order in which it is made. */
export function PreparationsCard({ table }: { table: PurchaseDocument['preparations'] }) {
  const id = useId()
  if (table === null) return null
  return (
    <Card component="section" aria-labelledby={id} py="sm" data-print="hidden">
      <Title order={3} size="h4" id={id}>
        {table.title}
      </Title>
      <p className="dimmed">{table.lead}</p>
      <ul className={classes.rows}>
        {table.rows.map(({ key, cells: { preparation, made, takes } }) => (
          <li key={key}>
            <span>
              {preparation.text}
              <span className={classes.aside}>{takes.text}</span>
            </span>
            <span className={classes.figures}>
              <strong>{made.text}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
