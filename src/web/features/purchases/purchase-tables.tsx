import { Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import {
  APART_COLUMNS,
  type ApartColumn,
  PREPARATION_COLUMNS,
  type PreparationColumn,
  PURCHASE_COLUMNS,
  type PurchaseCell,
  type PurchaseColumn,
} from './document/purchase-columns.ts'
import type { FurtherTable, PurchaseDocument, PurchaseTotal } from './document/purchase-document.ts'
import classes from './purchase-tables.module.css'

export interface PurchaseTablesProps {
  list: PurchaseDocument
}

/** The list by supplier and category, and after it what could not be added up and what is made. */
export function PurchaseTables({ list }: PurchaseTablesProps) {
  const { suppliers, total, footer } = list
  const columns = tableColumns({
    columns: PURCHASE_COLUMNS,
    headings: list.headings,
    places: CARD_PLACES,
    labelled: true,
  })
  return (
    <>
      {suppliers.map(({ key, name, contact, categories, total: sum }) => (
        <Section key={key} title={name} beside={contact}>
          <ShortTable
            label={name}
            className={classes.table}
            columns={columns}
            keyOf={(row) => row.key}
            groups={categories.map(({ heading, ...group }) => ({ ...group, head: heading, empty: '' }))}
          />
          <Total total={sum} />
        </Section>
      ))}
      {suppliers.length > 1 && <Total total={total} />}
      <Further table={list.apart} columns={APART_COLUMNS} places={APART_CARD_PLACES} />
      <Further table={list.preparations} columns={PREPARATION_COLUMNS} places={PREPARATION_CARD_PLACES} />
      <p className={classes.footer}>{footer}</p>
    </>
  )
}

/** Where each column is on a card. */
const CARD_PLACES = {
  product: { namesRow: true, card: 'name' },
  need: { card: 'fact' },
  order: { card: 'fact' },
  rest: { card: 'fact' },
  cost: { card: 'end' },
} as const satisfies Record<PurchaseColumn, CardPlace>

const APART_CARD_PLACES = {
  product: { namesRow: true, card: 'name' },
  quantity: { card: 'end' },
  reason: { card: 'fact' },
  sheets: { card: 'line' },
} as const satisfies Record<ApartColumn, CardPlace>

const PREPARATION_CARD_PLACES = {
  preparation: { namesRow: true, card: 'name' },
  made: { card: 'end' },
  takes: { card: 'line' },
} as const satisfies Record<PreparationColumn, CardPlace>

type CardPlace = Pick<Column<unknown>, 'card' | 'namesRow'>

interface Columns<Key extends string> {
  columns: readonly { key: Key; width: number; end?: true }[]
  headings: Record<Key, string>
  places: Record<Key, CardPlace>
  /** On a card, whether its head is beside a fact. */
  labelled: boolean
}

function tableColumns<Key extends string>({
  columns,
  headings,
  places,
  labelled,
}: Columns<Key>): Column<{ key: string; cells: Record<Key, PurchaseCell> }>[] {
  return columns.map(({ key, width, end }) => ({
    key,
    head: headings[key],
    // The first takes what the others leave.
    ...(!places[key].namesRow && { width: `${String(width)}%` }),
    ...(end && { end }),
    ...places[key],
    isEmpty: ({ cells }) => isEmpty(cells[key]),
    cell: ({ cells: { [key]: cell } }) =>
      !isEmpty(cell) && (
        <>
          {labelled && places[key].card === 'fact' && <span className={classes.label}>{headings[key]} </span>}
          <CellText cell={cell} namesRow={places[key].namesRow} />
        </>
      ),
  }))
}

function isEmpty({ text, aside, warning }: PurchaseCell): boolean {
  return text === '' && aside === '' && warning === ''
}

function CellText({
  cell: { text, strong, aside, warning },
  namesRow = false,
}: {
  cell: PurchaseCell
  namesRow?: boolean | undefined
}) {
  return (
    <>
      {strong && !namesRow ? <strong>{text}</strong> : text}
      {aside !== '' && <span className={classes.beside}> {aside}</span>}
      {warning !== '' && <span className={classes.warning}> {warning}</span>}
    </>
  )
}

interface SectionProps {
  title: string
  beside?: string
  children: ReactNode
}

function Section({ title, beside = '', children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <header className={classes.head}>
        <Title order={2} id={id} size="h3">
          {title}
        </Title>
        {beside !== '' && <span className="dimmed">{beside}</span>}
      </header>
      {children}
    </section>
  )
}

function Total({ total: { label, value, unpriced } }: { total: PurchaseTotal }) {
  return (
    <p className={classes.total}>
      {unpriced !== null && <span className={classes.warning}>{unpriced}</span>}
      <span>
        {label} {value}
      </span>
    </p>
  )
}

interface FurtherProps<Key extends string> extends Pick<Columns<Key>, 'columns' | 'places'> {
  table: FurtherTable<Key> | null
}

function Further<Key extends string>({ table, columns, places }: FurtherProps<Key>) {
  if (table === null) return null
  const { title, lead, headings, rows } = table
  return (
    <Section title={title}>
      <p className={classes.lead}>{lead}</p>
      <ShortTable
        label={title}
        className={classes.table}
        keyOf={({ key }) => key}
        rows={rows}
        columns={tableColumns({ columns, headings, places, labelled: false })}
      />
    </Section>
  )
}
