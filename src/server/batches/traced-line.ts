import { OWNERS } from '../products/article-row.ts'

/** What `tracedLine` has, of `invoice_lines l`, `invoices i` and the supplier `f`. */
export const TRACED_LINE = `
  l.id, i.id AS "invoiceId", i.number, i.issued_on::text AS "issuedOn",
  coalesce(f.name, i.supplier_name) AS "supplierName", l.name, l.quantity, l.unit_code AS "unitCode", l.lot,
  l.delivery_note AS "deliveryNote", l.origin`

/** Lines of goods that came into this house, whether their prices were taken or not. */
export const LINES = `
  invoice_lines l
  JOIN invoices i ON i.user_id = $1 AND i.id = l.invoice_id AND i.kind = 'invoice'
    AND (i.aside_reason IS NULL OR i.aside_reason NOT IN ('own-sale', 'other-buyer'))
  LEFT JOIN supplier_contacts f ON f.user_id = $1 AND f.id = i.supplier_id`

/** Which product each line brought: by its article, or the product that its new article is tied to. */
export const PRODUCT_LINES = `
  SELECT o.product_id, l.id AS line_id FROM (${OWNERS}) o
  JOIN invoice_lines l ON l.user_id = $1 AND l.supplier_product_id = o.article_id
  UNION
  SELECT l.user_product_id, l.id FROM invoice_lines l WHERE l.user_id = $1 AND l.user_product_id IS NOT NULL`
