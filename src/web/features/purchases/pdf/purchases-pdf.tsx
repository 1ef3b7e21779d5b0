import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { PaperDocument } from '#web/lib/pdf/paper-document.tsx'
import { paperStyles } from '#web/lib/pdf/paper-styles.ts'
import { APART_COLUMNS, PURCHASE_COLUMNS } from '../document/purchase-document.ts'
import type {
  ApartColumn,
  PurchaseColumn,
  PurchaseDocument,
  PurchaseRow,
  PurchaseTotal,
  SupplierSection,
} from '../document/purchase-document.ts'

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
    <PaperDocument title={title} subject={heading} language={language} orientation="portrait" footer={footer}>
      <Text style={styles.heading}>{heading}</Text>
      <View style={styles.titleLine}>
        <Text style={styles.title}>{title}</Text>
      </View>
      <Text style={styles.served}>{subtitle}</Text>
      <View>
        <View fixed>
          <Head columns={PURCHASE_COLUMNS} headings={list.headings} widths={WIDTHS} />
        </View>
        {suppliers.map((supplier) => (
          <Supplier key={supplier.key} supplier={supplier} />
        ))}
        {suppliers.length > 1 && <Total total={total} />}
      </View>
      <Apart apart={list.apart} />
    </PaperDocument>
  )
}

/**
 * No head is alone at the foot of a page, and no total at the top of one: each is in the block of the row next to it.
 * The blocks are siblings: of a view split across two pages, a head could be all that fits on the first.
 */
function Supplier({ supplier: { name, contact, categories, total } }: { supplier: SupplierSection }) {
  const lastOf = categories.at(-1)?.rows.at(-1)
  return categories.flatMap((category, place) =>
    category.rows.map((row, index) => {
      const first = place === 0 && index === 0
      return (
        <View key={row.key} wrap={false} style={first ? styles.section : {}}>
          {first && (
            <View style={styles.supplier}>
              <Text style={styles.strong}>{name}</Text>
              <Text style={styles.dimmed}>{contact}</Text>
            </View>
          )}
          {index === 0 && <Text style={styles.category}>{category.heading}</Text>}
          <Row row={row} />
          {row === lastOf && <Total total={total} />}
        </View>
      )
    }),
  )
}

function Row({ row }: { row: PurchaseRow }) {
  return (
    <View style={styles.row}>
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
    <View>
      {apart.rows.map((row, index) => (
        <View key={row.key} wrap={false} style={index === 0 ? styles.section : {}}>
          {index === 0 && (
            <>
              <Text style={styles.strong}>{apart.title}</Text>
              <Text style={styles.dimmed}>{apart.lead}</Text>
              <Head columns={APART_COLUMNS} headings={apart.headings} widths={APART_WIDTHS} />
            </>
          )}
          <View style={styles.row}>
            {APART_COLUMNS.map((column) => (
              <Text key={column} style={cellStyle(column, APART_WIDTHS[column])}>
                {row[column]}
              </Text>
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}
