import type { MemberTx } from '#database/as-member.ts'
import { type Measures, priceForArticle } from '#domain/invoices/line-for-article.ts'
import { isMoveByPack } from '#domain/invoices/pack-counts.ts'
import { factorsOf } from '#domain/invoices/prices-for-unit.ts'
import { FAR } from '#domain/invoices/stored-invoice.ts'
import { isFarMove } from '#domain/pricing/far-move.ts'
import { pricedLine, type StoredPrice } from './fit-of-lines.ts'

type Line = StoredPrice & { id: string; measures: Measures; knownPriceHt: number; packText: string | null }

/** Those with a price of which nothing is in doubt, and an article of the catalogue. */
const LINES = `
  SELECT l.id, l.unit_code AS "unitCode", l.unit, l.unit_price_ht AS "unitPriceHt", l.reading, c.price_ht AS "knownPriceHt",
    c.pack_text AS "packText",
    json_build_object('unit', c.unit, 'densityKgPerL', c.density_kg_per_l, 'contentQuantity', c.content_quantity,
      'contentUnit', c.content_unit) AS measures
  FROM invoice_lines l JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
  WHERE l.user_id = $1 AND l.id = ANY ($2::uuid[]) AND l.charge IS NULL AND cardinality(l.doubts) = 0
    AND l.unit_price_ht IS NOT NULL`

const DOUBT = `
  UPDATE invoice_lines SET doubts = '{${FAR}}' WHERE user_id = $1 AND id = ANY ($2::uuid[])`

/**
 * Lets lines wait whose price, of which nothing else is in doubt, is far from that of their article in the catalogue, or
 * differs from it by about what the pack holds.
 */
export async function doubtFarPrices(
  { client, houseId }: MemberTx,
  lineIds: readonly string[],
): Promise<void> {
  if (lineIds.length === 0) return
  const { rows } = await client.query<Line>(LINES, [houseId, lineIds])
  const far = rows.filter((line) => {
    const priced = pricedLine(line)
    const fit = priced && priceForArticle(priced, line.measures)
    if (priced === null || fit?.doubt !== null) return false
    const move = { before: line.knownPriceHt, after: fit.priceHt }
    return isFarMove(move) || isMoveByPack(move, factorsOf(priced, line.packText))
  })
  if (far.length > 0) await client.query(DOUBT, [houseId, far.map(({ id }) => id)])
}
