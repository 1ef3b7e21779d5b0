import { UNPRICED } from '#domain/invoices/stored-invoice.ts'

/** Lines that are to be looked at, of `invoice_lines l`. */
const TO_LOOK_AT = `l.charge IS NULL AND NOT '${UNPRICED}' = ANY (l.doubts) AND (num_nonnulls(l.supplier_product_id, l.article) = 0
  OR l.unit_price_ht IS NULL OR cardinality(l.doubts) > 0)`

/** What was agreed for a line, where it is of the unit of its article or was kept when the invoice was applied. */
const AGREED = `CASE WHEN i.state = 'applied' THEN l.agreed_price_ht WHEN c.unit = l.unit THEN c.agreed_price_ht END`

const OVERCHARGED = `
  (SELECT coalesce(sum(round(l.line_total * (l.unit_price_ht - ${AGREED}) / l.unit_price_ht, 2)), 0)
   FROM invoice_lines l LEFT JOIN supplier_products c ON c.user_id = $1 AND c.id = l.supplier_product_id
   WHERE l.user_id = $1 AND l.invoice_id = i.id AND l.claim IN ('none', 'asked') AND l.line_total > 0
     AND cardinality(l.doubts) = 0
     AND l.unit_price_ht > ${AGREED})::double precision`

/** Of `invoices i` and its supplier `s`, of the user $1. */
export const SUMMARY = `
  i.id, i.supplier_id AS "supplierId", s.name AS "supplierName", i.supplier_name AS "sellerName", i.number,
  i.issued_on::text AS "issuedOn", i.kind, i.currency, i.total_ht AS "totalHt", i.total_ttc AS "totalTtc", i.state,
  i.aside_reason AS "asideReason", i.credited_numbers AS "creditedNumbers", i.version, i.created_at AS "createdAt",
  (SELECT count(*) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id) AS lines,
  CASE WHEN i.kind = 'credit' OR i.state = 'aside' THEN 0 ELSE
    (SELECT count(*) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id AND ${TO_LOOK_AT}) END AS "toLookAt",
  (SELECT count(*) FROM invoice_lines l WHERE l.user_id = $1 AND l.invoice_id = i.id AND l.claim = 'asked') AS claimed,
  ${OVERCHARGED} AS overcharged`
