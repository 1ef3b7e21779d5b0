import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PriceLine } from '#web/entities/price/curve/price-line.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { SpendingDocument, SpentProduct, SpentRow } from './document/spending-document.ts'
import { daysOfMonth, searchOfDays } from './spending-period.ts'
import classes from './spending-paper.module.css'

/** The purchases of a period; on paper under a head that names it. */
export function SpendingPaper({ paper }: { paper: SpendingDocument }) {
  const t = useTranslations('spending')
  const { heading, title, total, printedOn, leftOut, suppliers, months, products, headings, footer } = paper
  return (
    <article>
      <PrintRules page="A4" margin="15mm" />
      <header className={classes.head}>
        <p className={classes.heading}>{heading}</p>
        <p className={classes.title}>{title}</p>
        <p className={classes.about}>{printedOn}</p>
      </header>
      <Figure
        label={total.label}
        value={total.value}
        hint={<span className={classes.period}>{title}</span>}
      />
      {leftOut !== null && (
        <p className={classes.leftOut}>
          {leftOut}{' '}
          <TextLink
            to={paths.invoices}
            search={{ etat: 'ecartees' }}
            inherit
            underline="always"
            data-print="hidden"
          >
            {t('seeLeftOut')}
          </TextLink>
        </p>
      )}
      <div className={classes.sums}>
        <Section title={suppliers.title}>
          <ShortTable
            label={suppliers.title}
            className={classes.table}
            columns={sumColumns(headings, SUPPLIER)}
            keyOf={({ key }) => key}
            rows={suppliers.rows}
          />
        </Section>
        <Section title={months.title}>
          <ShortTable
            label={months.title}
            className={classes.table}
            columns={sumColumns(headings, MONTH)}
            keyOf={({ key }) => key}
            rows={months.rows}
          />
        </Section>
      </div>
      {products.rows.length > 0 && (
        <Section title={products.title} lead={products.lead}>
          <ShortTable
            label={products.title}
            className={classes.table}
            columns={productColumns(headings)}
            keyOf={({ key }) => key}
            rows={products.rest === null ? products.rows : [...products.rows, products.rest]}
          />
        </Section>
      )}
      <p className={classes.footer}>{footer}</p>
    </article>
  )
}

interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} size="h3">
        {title}
      </Title>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  )
}

type Headings = SpendingDocument['headings']

const SUPPLIER = { key: 'supplier', text: ({ name }: SpentRow) => name } as const

/** A month leads to its own purchases. */
const MONTH = {
  key: 'month',
  cell: ({ key, name }: SpentRow) => (
    <TextLink to={paths.spending} search={searchOfDays(daysOfMonth(key))} c="inherit" inherit>
      {name}
    </TextLink>
  ),
} as const

function sumColumns(headings: Headings, name: typeof SUPPLIER | typeof MONTH): Column<SpentRow>[] {
  return [
    { ...name, head: headings[name.key], namesRow: true },
    {
      key: 'bars',
      head: null,
      drawn: true,
      width: '22%',
      cell: ({ length }) => <div className={classes.bar} style={{ width: `${String(length * 100)}%` }} />,
    },
    { key: 'share', head: headings.share, end: true, width: '17%', text: ({ share }) => share },
    { key: 'spent', head: headings.spent, end: true, width: '26%', text: ({ spent }) => spent },
  ]
}

/** A product, or what all others come to. */
type ProductRow = SpentProduct | SpentRow
const productOf = (row: ProductRow) => ('curve' in row ? row : null)

function productColumns(headings: Headings): Column<ProductRow>[] {
  return [
    {
      key: 'name',
      head: headings.product,
      namesRow: true,
      card: 'name',
      cell: (row) =>
        productOf(row) === null ? (
          <span className={classes.rest}>{row.name}</span>
        ) : (
          <TextLink to={paths.editProduct(row.key)} c="inherit" inherit>
            {row.name}
          </TextLink>
        ),
    },
    {
      key: 'curve',
      head: headings.curve,
      width: '20%',
      card: 'line',
      isEmpty: (row) => productOf(row)?.curve === undefined,
      cell: (row) => {
        const product = productOf(row)
        return product?.curve && <PriceLine curve={product.curve} label={product.curveLabel} height={22} />
      },
    },
    {
      key: 'price',
      head: headings.price,
      end: true,
      width: '20%',
      card: 'fact',
      isEmpty: (row) => productOf(row) === null,
      cell: (row) => {
        const product = productOf(row)
        if (product === null) return null
        return (
          <>
            {product.price} {product.change !== '' && <span className="dimmed">{product.change}</span>}
          </>
        )
      },
    },
    {
      key: 'share',
      head: headings.share,
      end: true,
      width: '9%',
      card: 'fact',
      text: ({ share }) => share,
    },
    {
      key: 'spent',
      head: headings.spent,
      end: true,
      width: '14%',
      card: 'end',
      text: ({ spent }) => spent,
    },
  ]
}
