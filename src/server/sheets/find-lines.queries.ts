import type { Ingredient, LinePreparation, LineProduct } from '#contract/sheet-lines.ts'
import type { MemberTx } from '#database/as-member.ts'
import { lineCost } from '#domain/costing/line-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { PREPARATION_JSON } from './preparation-json.ts'

type LineFacts = Omit<Ingredient, 'product' | 'preparation' | 'totalPrice' | 'unknownReason'>
type ProductFacts = Omit<LineProduct, 'id' | 'unit' | 'supplier' | 'allergens'>

/** A line as SQL gives it, beside its product and that product's supplier, or its preparation. */
type LineRow = LineFacts &
  ProductFacts & {
    method: WastageMethod
    productUnit: LineProduct['unit']
    productAllergens: LineProduct['allergens']
    preparation: LinePreparation | null
    supplierId: string | null
    supplierName: string | null
  }

const LINES = `
  SELECT l.id, l.user_product_id AS "userProductId", l.sub_sheet_id AS "subSheetId", l.quantity, l.unit, l.wastage_percent AS "wastagePercent",
    l.position, l.note, l.created_at AS "createdAt", a.wastage_method AS method,
    p.name, p.category, p.unit AS "productUnit", p.price_ht AS "priceHt", p.price_changed_at AS "priceChangedAt",
    p.brand, p.allergens AS "productAllergens", p.allergen_free AS "allergenFree",
    p.density_kg_per_l AS "densityKgPerL", p.content_quantity AS "contentQuantity",
    p.content_unit AS "contentUnit", c.id AS "supplierId", c.name AS "supplierName",
    ${PREPARATION_JSON} AS preparation
  FROM tech_sheet_ingredients l
  JOIN account_settings a ON a.user_id = l.user_id
  LEFT JOIN user_products p ON p.user_id = l.user_id AND p.id = l.user_product_id
  LEFT JOIN supplier_contacts c ON c.user_id = p.user_id AND c.id = p.supplier_id
  LEFT JOIN tech_sheets sub ON sub.user_id = l.user_id AND sub.id = l.sub_sheet_id
  WHERE l.user_id = $1 AND l.tech_sheet_id = $2
  ORDER BY l.position, l.id`

/** The lines of a sheet in their order, with what each costs by the account's wastage method. */
export async function findLines({ client, userId }: MemberTx, sheetId: string): Promise<Ingredient[]> {
  const { rows } = await client.query<LineRow>({ name: 'find-lines', text: LINES, values: [userId, sheetId] })
  return rows.map(toIngredient)
}

function toIngredient(row: LineRow): Ingredient {
  const { id, userProductId, subSheetId, quantity, unit, wastagePercent, position, note, createdAt } = row
  const { preparation } = row
  const product = toProduct(row)
  const cost = lineCost({ product, preparation, quantity, unit, wastagePercent }, row.method)
  return {
    id,
    userProductId,
    subSheetId,
    quantity,
    unit,
    wastagePercent,
    position,
    note,
    product,
    preparation,
    totalPrice: cost.known ? cost.cost : null,
    unknownReason: cost.known ? null : cost.reason,
    createdAt,
  }
}

function toProduct(row: LineRow): LineProduct | null {
  const { userProductId, productUnit, productAllergens, supplierId, supplierName } = row
  if (userProductId === null) return null
  const {
    name,
    category,
    priceHt,
    priceChangedAt,
    brand,
    allergenFree,
    densityKgPerL,
    contentQuantity,
    contentUnit,
  } = row
  return {
    id: userProductId,
    name,
    category,
    unit: productUnit,
    priceHt,
    priceChangedAt,
    brand,
    allergens: productAllergens,
    allergenFree,
    supplier: supplierId === null || supplierName === null ? null : { id: supplierId, name: supplierName },
    densityKgPerL,
    contentQuantity,
    contentUnit,
  }
}
