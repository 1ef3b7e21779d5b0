import type { Reader } from '#database/session-reader.ts'
import { agreedForLine, type Measures } from '#domain/invoices/line-for-article.ts'
import type { Claim, InvoiceKind } from '#domain/invoices/stored-invoice.ts'
import { dimensionOf, UNITS } from '#domain/quantity/unit.ts'
import { AGREED_THEN } from './agreed-then.ts'
import { fitOfLines, pricedLine, type StoredPrice } from './fit-of-lines.ts'
import { claimSums, overchargeOf } from './overcharge.ts'

type Line = StoredPrice & {
  id: string
  invoiceId: string
  kind: InvoiceKind
  code: string | null
  name: string
  lineTotal: number | null
  claim: Claim
  isGrantedByNote: boolean
  articleId: string | null
  measures: Measures
  agreedPriceHt: number | null
}

const MEASURED = UNITS.filter((unit) => dimensionOf(unit) !== 'count')
  .map((unit) => `'${unit}'`)
  .join(', ')
/** How a line was read that is measured as its article is makes no difference. */
const READING = `CASE WHEN c.unit IS DISTINCT FROM l.unit OR l.unit NOT IN (${MEASURED}) THEN l.reading END`

/** Of the invoices that wait, the lines whose price is that of an article, unless it is none of it. */
const LINES = `
  SELECT l.id, l.invoice_id AS "invoiceId", i.kind, l.code, l.name, l.line_total AS "lineTotal", l.claim,
    l.credit_note_id IS NOT NULL AS "isGrantedByNote", l.unit,
    l.unit_code AS "unitCode", l.unit_price_ht AS "unitPriceHt", ${READING} AS reading, c.id AS "articleId",
    CASE WHEN c.id IS NULL THEN json_build_object('unit', l.article -> 'unit',
      'densityKgPerL', l.article -> 'density_kg_per_l', 'contentQuantity', l.article -> 'content_quantity',
      'contentUnit', l.article -> 'content_unit')
    ELSE json_build_object('unit', c.unit, 'densityKgPerL', c.density_kg_per_l,
      'contentQuantity', c.content_quantity, 'contentUnit', c.content_unit) END AS measures, ${AGREED_THEN} AS "agreedPriceHt"
  FROM invoices i JOIN invoice_lines l ON l.user_id = $1 AND l.invoice_id = i.id
  LEFT JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  WHERE i.user_id = $1 AND i.state = 'waiting' AND l.charge IS NULL AND cardinality(l.doubts) = 0
    AND l.unit_price_ht IS NOT NULL AND num_nonnulls(c.id, l.article) > 0
  ORDER BY l.position`

/** What the summary of an invoice that waits has by its articles, as they are now. */
export interface Tally {
  misfits: number
  /** EUR without VAT, as `demanded`. */
  overcharged: number
  demanded: number
}

/** Of the invoices that wait and have lines with a price and an article. */
export async function tallyWaiting({ client, houseId }: Reader): Promise<ReadonlyMap<string, Tally>> {
  const { rows } = await client.query<Line>(LINES, [houseId])
  const tallies = new Map<string, Tally>()
  for (const [id, lines] of Map.groupBy(rows, ({ invoiceId }) => invoiceId)) {
    const fitted = lines.map((line) => ({ ...line, charge: null, doubts: [] }))
    const fits = fitOfLines(fitted, { kind: lines[0]?.kind ?? 'invoice' })
    tallies.set(id, {
      misfits: [...fits.values()].filter(({ doubt }) => doubt !== null).length,
      ...claimSums(
        fitted.map((line) => ({
          ...line,
          overcharge: overchargeOf({ ...line, agreedPriceHt: agreedOf(line) }),
        })),
      ),
    })
  }
  return tallies
}

function agreedOf(line: Line): number | null {
  const priced = pricedLine(line)
  return priced && agreedForLine(priced, { ...line.measures, agreedPriceHt: line.agreedPriceHt })
}
