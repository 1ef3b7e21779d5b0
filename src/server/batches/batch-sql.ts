import { HOUSE_TIME_ZONE } from '#domain/house/house-day.ts'

/** What `batchSummary` has, of `batches b` with its sheet `s` and product `p`. */
export const SUMMARY = `
  b.id, b.kind, b.name, b.made_at AS "madeAt", b.use_by AS "useBy", b.quantity, b.unit, b.lot, b.labels, b.state,
  b.closed_at AS "closedAt", b.reason, b.cost_ht AS "costHt", b.thrown_cost_ht AS "thrownCostHt", b.version, b.created_at AS "createdAt",
  CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'title', s.title) END AS sheet,
  CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name) END AS product`

export const WITH_SOURCE = `
  LEFT JOIN tech_sheets s ON s.user_id = $1 AND s.id = b.tech_sheet_id
  LEFT JOIN user_products p ON p.user_id = $1 AND p.id = b.user_product_id`

/** The day of an instant where the house is. */
export const dayOf = (instant: string) => `(${instant} AT TIME ZONE '${HOUSE_TIME_ZONE}')::date`

/** A sheet with all that it is made of, at any depth: the table `parts`. */
export const partsOf = (sheet: string) => `
  parts (id) AS (
    SELECT ${sheet}
    UNION
    SELECT l.sub_sheet_id FROM parts JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = parts.id
    WHERE l.sub_sheet_id IS NOT NULL
  )`

/** Whether what a sheet says today is what `b` was made of. */
export const CONTENTS = `
  CASE
    WHEN num_nonnulls(b.tech_sheet_id, b.user_product_id) = 0 THEN 'gone'
    WHEN EXISTS (
      WITH RECURSIVE ${partsOf('b.tech_sheet_id')}
      SELECT FROM parts JOIN tech_sheets part ON part.user_id = $1 AND part.id = parts.id
      WHERE CASE WHEN part.id = b.tech_sheet_id THEN part.version <> b.sheet_version
        ELSE part.updated_at > b.created_at END
    ) THEN 'changed'
    ELSE 'as-made'
  END`
