import { Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import type { PurchaseDocument, PurchaseRow, PurchaseTotal } from './document/purchase-document.ts'
import classes from './purchase-tables.module.css'

/** The list by supplier and category, and after it what could not be added up; on paper too. */
export function PurchaseTables({ list }: { list: PurchaseDocument }) {
  const { suppliers, total, footer } = list
  const columns = purchaseColumns(list.headings)
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
      <Apart apart={list.apart} />
      <p className={classes.footer}>{footer}</p>
    </>
  )
}

function purchaseColumns(headings: PurchaseDocument['headings']): Column<PurchaseRow>[] {
  return [
    { key: 'product', head: headings.product, namesRow: true, card: 'name', cell: productCell },
    {
      key: 'need',
      head: headings.need,
      width: '17%',
      end: true,
      card: 'fact',
      cell: ({ need }) => <Labelled label={headings.need}>{need}</Labelled>,
    },
    {
      key: 'order',
      head: headings.order,
      width: '25%',
      card: 'fact',
      cell: ({ order, pack }) => (
        <Labelled label={headings.order}>
          <strong>{order}</strong>
          {pack !== '' && <span className={classes.beside}> {pack}</span>}
        </Labelled>
      ),
    },
    {
      key: 'rest',
      head: headings.rest,
      width: '13%',
      end: true,
      card: 'fact',
      isEmpty: ({ rest }) => rest === '',
      cell: ({ rest }) => rest !== '' && <Labelled label={headings.rest}>{rest}</Labelled>,
    },
    { key: 'cost', head: headings.cost, width: '15%', end: true, card: 'end', text: ({ cost }) => cost },
  ]
}

function productCell({ product, about, warning }: PurchaseRow) {
  return (
    <>
      {product}
      {about !== '' && <span className={classes.beside}> {about}</span>}
      {warning !== '' && <span className={classes.warning}> {warning}</span>}
    </>
  )
}

/** On a card, where no column's head says what a figure is. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className={classes.label}>{label} </span>
      {children}
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

type ApartTable = NonNullable<PurchaseDocument['apart']>

function Apart({ apart }: Pick<PurchaseDocument, 'apart'>) {
  if (apart === null) return null
  const { title, lead, headings, rows } = apart
  return (
    <Section title={title}>
      <p className={classes.lead}>{lead}</p>
      <ShortTable
        label={title}
        className={classes.table}
        keyOf={({ key }) => key}
        rows={rows}
        columns={apartColumns(headings)}
      />
    </Section>
  )
}

function apartColumns(headings: ApartTable['headings']): Column<ApartTable['rows'][number]>[] {
  return [
    {
      key: 'product',
      head: headings.product,
      namesRow: true,
      card: 'name',
      text: ({ product }) => product,
    },
    {
      key: 'quantity',
      head: headings.quantity,
      width: '17%',
      end: true,
      card: 'end',
      text: ({ quantity }) => quantity,
    },
    {
      key: 'reason',
      head: headings.reason,
      width: '25%',
      card: 'fact',
      cell: reasonCell,
    },
    {
      key: 'sheets',
      head: headings.sheets,
      width: '28%',
      card: 'line',
      text: ({ sheets }) => sheets,
    },
  ]
}

function reasonCell({ reason }: ApartTable['rows'][number]) {
  return <span className={classes.warning}>{reason}</span>
}
