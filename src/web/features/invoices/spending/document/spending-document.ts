import type { Spending } from '#contract/spending-shapes.ts'
import { noonOf } from '#web/entities/carte/days.ts'
import { formatDateLong, formatEuro, formatMonth, formatPercent } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { type InvoicedPrices, invoicedPrices } from './invoiced-prices.ts'

/** What was spent on one thing. */
export interface SpentRow {
  key: string
  name: string
  /** Of the most in its table, from 0 to 1. */
  length: number
  /** '12,5 %' of the total. */
  share: string
  spent: string
}

/** What was spent on a product, and what it was invoiced for. */
export type SpentProduct = SpentRow & InvoicedPrices

interface SpentTable<Row> {
  title: string
  rows: Row[]
}

/** Every word and figure of the purchases of a period: the page, the paper and the PDF show exactly this. */
export interface SpendingDocument {
  language: Language
  heading: string
  /** The period. */
  title: string
  printedOn: string
  total: { label: string; value: string }
  /** What is not counted; null when all is. */
  leftOut: string | null
  suppliers: SpentTable<SpentRow>
  months: SpentTable<SpentRow>
  /** Those that most was spent on, and last what the rest comes to. */
  products: SpentTable<SpentProduct> & { lead: string; rest: SpentRow | null }
  headings: Record<'supplier' | 'month' | 'product' | 'curve' | 'price' | 'share' | 'spent', string>
  footer: string
}

export interface SpendingSource {
  spending: Spending
  /** What the period is called. */
  title: string
  /** Its last day: up to it, or to today, the curves of prices go on. */
  lastDay: string
  today: Date
}

/** Half a cent, below which nothing is left. */
const NOTHING = 0.005

/** What was spent in all, EUR without VAT. */
export function totalOf({ suppliers }: Spending): number {
  return suppliers.reduce((sum, { spentHt }) => sum + spentHt, 0)
}

export function spendingDocument(
  { spending, title, lastDay, today }: SpendingSource,
  t: Translate,
  language: Language,
): SpendingDocument {
  const { suppliers, months, products, leftOut } = spending
  const total = totalOf(spending)
  const percent = (spent: number) =>
    total > 0 ? formatPercent((spent / total) * 100, language) : t('common.none')
  const row = (key: string, name: string, spentHt: number, most: number): SpentRow => ({
    key,
    name,
    length: most > 0 ? Math.max(0, spentHt / most) : 0,
    share: percent(spentHt),
    spent: formatEuro(spentHt, language),
  })
  const ofProducts = products.reduce((sum, { spentHt }) => sum + spentHt, 0)
  const rest = total - ofProducts
  const until = Math.min(today.getTime(), Date.parse(`${lastDay}T23:59:59`))
  return {
    language,
    heading: t('spending.heading'),
    title,
    printedOn: t('spending.printedOn', { date: formatDateLong(today, language) }),
    total: { label: t('spending.total'), value: formatEuro(total, language) },
    leftOut: leftOut === 0 ? null : t('spending.leftOut', { count: leftOut }),
    suppliers: {
      title: t('spending.suppliers'),
      rows: suppliers.map(({ id, name, spentHt }) => row(id ?? ` ${name}`, name, spentHt, mostOf(suppliers))),
    },
    months: {
      title: t('spending.months'),
      rows: months.map(({ month, spentHt }) =>
        row(month, capital(formatMonth(noonOf(`${month}-01`), language)), spentHt, mostOf(months)),
      ),
    },
    products: {
      title: t('spending.products'),
      lead: t('spending.productsShare', { count: products.length, share: percent(ofProducts) }),
      rows: products.map(({ id, name, spentHt, prices }) => ({
        ...row(id, name, spentHt, mostOf(products)),
        ...invoicedPrices(prices, { until, t, language }),
      })),
      rest: Math.abs(rest) < NOTHING ? null : row('rest', t('spending.rest'), rest, mostOf(products)),
    },
    headings: {
      supplier: t('spending.columns.supplier'),
      month: t('spending.columns.month'),
      product: t('spending.columns.product'),
      curve: t('spending.columns.curve'),
      price: t('spending.columns.price'),
      share: t('spending.columns.share'),
      spent: t('spending.columns.spent'),
    },
    footer: t('spending.footer'),
  }
}

function mostOf(rows: readonly { spentHt: number }[]): number {
  return Math.max(0, ...rows.map(({ spentHt }) => spentHt))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
