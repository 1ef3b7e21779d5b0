import { Button, List } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface FirstRowsProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** 'Voir aussi 22 autres produits' */
  moreLabel: (count: number) => string
  children: (row: Row) => ReactNode
}

const FIRST = 8

/** The first rows of a list, and all of them once they are asked for. */
export function FirstRows<Row>({ rows, keyOf, moreLabel, children }: FirstRowsProps<Row>) {
  const [all, setAll] = useState(false)
  const others = rows.length - FIRST
  return (
    <>
      <List size="sm" mt={4}>
        {(all ? rows : rows.slice(0, FIRST)).map((row) => (
          <List.Item key={keyOf(row)}>{children(row)}</List.Item>
        ))}
      </List>
      {!all && others > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {moreLabel(others)}
        </Button>
      )}
    </>
  )
}
