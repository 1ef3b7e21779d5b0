import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { PaperDocument } from '#web/lib/pdf/paper-document.tsx'
import { paperStyles } from '#web/lib/pdf/paper-styles.ts'
import { APART_COLUMNS, PURCHASE_COLUMNS } from '../document/purchase-document.ts'
import type {
  ApartColumn,
  PurchaseColumn,
  PurchaseDocument,
  PurchaseTotal,
} from '../document/purchase-document.ts'

/** Points that must follow a title on its page: the head of a table and a row. */
const ROWS_AHEAD = 60

const styles = {
  ...paperStyles,
  ...StyleSheet.create({
    served: { marginBottom: 4, ...paperStyles.dimmed },
    section: { marginTop: 12 },
    supplier: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
    category: { paddingTop: 6, fontWeight: 600, ...paperStyles.dimmed },
    name: { paddingRight: 8, fontWeight: 600 },
    order: { paddingLeft: 10 },
    totals: { marginTop: 5, flexDirection: 'row', justifyContent: 'flex-end', gap: 20 },
  }),
}

const WIDTHS = { product: '33%', need: '16%', order: '25%', rest: '12%', cost: '14%' } as const
const APART_WIDTHS = { product: '32%', quantity: '14%', reason: '26%', sheets: '28%' } as const
const LOOKS: Partial<Record<PurchaseColumn | ApartColumn, object>> = {
  product: styles.name,
  need: styles.number,
  quantity: styles.number,
  order: styles.order,
  reason: styles.order,
  rest: styles.number,
  cost: styles.number,
}

/** The purchase list as a PDF: the words and figures of the page. */
export function PurchasesPdf({ list }: { list: PurchaseDocument }) {
  const { heading, title, subtitle, suppliers, total, footer, language } = list
  return (
    <PaperDocument title={title} subject={heading} language={language} orientation="portrait">
      <Text style={styles.heading}>{heading}</Text>
      <View style={styles.titleLine}>
        <Text style={styles.title}>{title}</Text>
      </View>
      <Text style={styles.served}>{subtitle}</Text>
      {suppliers.map((supplier) => (
        <View key={supplier.key} style={styles.section}>
          <View style={styles.supplier} minPresenceAhead={ROWS_AHEAD} wrap={false}>
            <Text style={styles.strong}>{supplier.name}</Text>
            <Text style={styles.dimmed}>{supplier.contact}</Text>
          </View>
          <Head columns={PURCHASE_COLUMNS} headings={list.headings} widths={WIDTHS} />
          {supplier.categories.map((category) => (
            <View key={category.key}>
              <Text style={styles.category} minPresenceAhead={ROWS_AHEAD / 2}>
                {category.heading}
              </Text>
              {category.rows.map((row) => (
                <View key={row.key} style={styles.row} wrap={false}>
                  <Text style={cellStyle('product', WIDTHS.product)}>
                    {row.product}
                    {row.about !== '' && <Text style={styles.aside}>{`  ${row.about}`}</Text>}
                    {row.warning !== '' && <Text style={styles.warning}>{`  ${row.warning}`}</Text>}
                  </Text>
                  <Text style={cellStyle('need', WIDTHS.need)}>{row.need}</Text>
                  <Text style={[cellStyle('order', WIDTHS.order), styles.strong]}>
                    {row.order}
                    {row.pack !== '' && <Text style={styles.aside}>{`  ${row.pack}`}</Text>}
                  </Text>
                  <Text style={cellStyle('rest', WIDTHS.rest)}>{row.rest}</Text>
                  <Text style={cellStyle('cost', WIDTHS.cost)}>{row.cost}</Text>
                </View>
              ))}
            </View>
          ))}
          <Total total={supplier.total} />
        </View>
      ))}
      {suppliers.length > 1 && <Total total={total} />}
      <Apart apart={list.apart} />
      <Text style={styles.footer}>{footer}</Text>
    </PaperDocument>
  )
}

function cellStyle(column: PurchaseColumn | ApartColumn, width: string) {
  return { ...LOOKS[column], width }
}

interface HeadProps<Column extends string> {
  columns: readonly Column[]
  headings: Record<Column, string>
  widths: Record<Column, string>
}

function Head<Column extends PurchaseColumn | ApartColumn>({ columns, headings, widths }: HeadProps<Column>) {
  return (
    <View style={styles.headRow}>
      {columns.map((column) => (
        <Text key={column} style={[styles.headCell, cellStyle(column, widths[column])]}>
          {headings[column]}
        </Text>
      ))}
    </View>
  )
}

function Total({ total: { label, value, unpriced } }: { total: PurchaseTotal }) {
  return (
    <View style={styles.totals} wrap={false}>
      {unpriced !== null && <Text style={styles.warning}>{unpriced}</Text>}
      <Text style={styles.strong}>{`${label} ${value}`}</Text>
    </View>
  )
}

function Apart({ apart }: Pick<PurchaseDocument, 'apart'>) {
  if (apart === null) return null
  return (
    <View style={styles.section}>
      <Text style={styles.strong} minPresenceAhead={ROWS_AHEAD}>
        {apart.title}
      </Text>
      <Text style={styles.dimmed}>{apart.lead}</Text>
      <Head columns={APART_COLUMNS} headings={apart.headings} widths={APART_WIDTHS} />
      {apart.rows.map((row) => (
        <View key={row.key} style={styles.row} wrap={false}>
          {APART_COLUMNS.map((column) => (
            <Text key={column} style={cellStyle(column, APART_WIDTHS[column])}>
              {row[column]}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}
