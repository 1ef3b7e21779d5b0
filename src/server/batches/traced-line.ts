import { OWNERS } from '../products/article-row.ts'
import { dayOf } from './batch-sql.ts'

/**
 * The table `delivered`: lines of goods that came into this house. Of invoices, whether their prices were taken or not; of orders
 * that arrived, but what was refused.
 */
export const DELIVERED = `
  delivered AS NOT MATERIALIZED (
    SELECT l.id, 'invoice' AS kind, i.id AS document_id, i.number, i.issued_on AS day,
      coalesce(f.name, i.supplier_name) AS supplier_name, l.name, l.quantity, l.unit_code, NULL AS pack_text, l.lot,
      l.delivery_note, l.origin, l.position
    FROM invoice_lines l
    JOIN invoices i ON i.user_id = $1 AND i.id = l.invoice_id AND i.kind = 'invoice'
      AND (i.aside_reason IS NULL OR i.aside_reason NOT IN ('own-sale', 'other-buyer'))
    LEFT JOIN supplier_contacts f ON f.user_id = $1 AND f.id = i.supplier_id
    WHERE l.user_id = $1
    UNION ALL
    SELECT l.id, 'order', o.id, o.number, ${dayOf('r.received_at')}, o.supplier_name,
      CASE l.receipt WHEN 'replaced' THEN coalesce(nullif(l.replaced_by, ''), l.name) ELSE l.name END,
      CASE l.receipt WHEN 'ok' THEN coalesce(l.received_quantity, l.packs) ELSE l.received_quantity END, NULL,
      coalesce(l.pack_text, l.unit), l.lot, NULL, NULL, l.position
    FROM order_lines l
    JOIN orders o ON o.user_id = $1 AND o.id = l.order_id AND o.state = 'received'
    JOIN receipts r ON r.user_id = $1 AND r.order_id = o.id
    WHERE l.user_id = $1 AND l.receipt <> 'refused' AND l.received_quantity IS DISTINCT FROM 0
  )`

/** What `tracedLine` has, of `delivered d`. */
export const TRACED_LINE = `
  d.id, json_build_object('kind', d.kind, 'id', d.document_id, 'number', d.number, 'day', d.day::text) AS document,
  d.supplier_name AS "supplierName", d.name, d.quantity, d.unit_code AS "unitCode", d.pack_text AS "packText", d.lot,
  d.delivery_note AS "deliveryNote", d.origin`

/** Which product each line brought: by its article, or the product that it is bought for. */
export const PRODUCT_LINES = `
  SELECT o.product_id, l.id AS line_id FROM (${OWNERS}) o
  JOIN (
    SELECT id, supplier_product_id FROM invoice_lines WHERE user_id = $1
    UNION ALL SELECT id, supplier_product_id FROM order_lines WHERE user_id = $1
  ) l ON l.supplier_product_id = o.article_id
  UNION
  SELECT l.user_product_id, l.id FROM invoice_lines l WHERE l.user_id = $1 AND l.user_product_id IS NOT NULL
  UNION
  SELECT l.user_product_id, l.id FROM order_lines l WHERE l.user_id = $1 AND l.user_product_id IS NOT NULL`
