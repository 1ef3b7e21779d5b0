import { PRICELESS } from '#domain/invoices/line-price.ts'

/** Lines that are to be looked at, which an article that is given back is not, of `invoice_lines l`. */
const TO_LOOK_AT = `l.charge IS NULL AND NOT l.doubts && '{${PRICELESS.join(',')}}'::text[]
  AND NOT (l.supplier_product_id IS NOT NULL AND 'negative' = ANY (l.doubts)) AND (num_nonnulls(l.supplier_product_id, l.article) = 0
  OR l.unit_price_ht IS NULL OR cardinality(l.doubts) > 0)`

/** Of an applied invoice, by what was agreed then; of one that waits it is by the articles as they are now (`tallyWaiting`). */
const overchargeWhere = (condition: string) => `
  CASE WHEN i.state = 'applied' AND i.currency = 'EUR' THEN
    (SELECT coalesce(sum(round(l.line_total * (l.unit_price_ht - l.agreed_price_ht) / l.unit_price_ht, 2)), 0)
     FROM invoice_lines l
     WHERE l.user_id = $1 AND l.invoice_id = i.id AND ${condition} AND l.line_total > 0 AND cardinality(l.doubts) = 0
       AND l.unit_price_ht > l.agreed_price_ht) ELSE 0 END::double precision`

const CLAIMED = `(CASE WHEN i.state = 'aside' THEN 0 ELSE
  (SELECT count(*) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id AND l.claim = 'asked') END)`

/** Of `invoices i` and its supplier `s`, of the user $1. */
export const SUMMARY = `
  i.id, i.supplier_id AS "supplierId", s.name AS "supplierName", i.supplier_name AS "sellerName", i.number,
  i.issued_on::text AS "issuedOn", i.kind, i.currency, i.total_ht AS "totalHt", i.total_ttc AS "totalTtc", i.state,
  i.aside_reason AS "asideReason", i.credited_numbers AS "creditedNumbers", i.version, i.created_at AS "createdAt",
  (SELECT count(*) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id) AS lines,
  CASE WHEN i.kind = 'credit' OR i.state = 'aside' THEN 0 ELSE
    (SELECT count(*) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id AND ${TO_LOOK_AT}) END AS "toLookAt",
  ${CLAIMED} AS claimed,
  CASE WHEN ${CLAIMED} = 0 THEN 0 ELSE
    (SELECT coalesce(sum(abs(n.total_ht)), 0) FROM invoices n
     WHERE n.user_id = $1 AND n.supplier_id = i.supplier_id AND n.kind = 'credit' AND n.state = 'applied'
       AND n.credited_numbers @> ARRAY[i.number]) END::double precision AS received,
  ${overchargeWhere(`l.claim IN ('none', 'asked')`)} AS overcharged,
  ${overchargeWhere(`(l.claim = 'asked' OR l.credit_note_id IS NOT NULL)`)} AS demanded`
