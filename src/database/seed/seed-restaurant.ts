import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { STORED_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import type { Acting } from '../as-member.ts'
import { priceChanges } from '../schema/price-changes.ts'
import { recettesPubliables } from '../schema/recettes-publiables.ts'
import { supplierContacts } from '../schema/supplier-contacts.ts'
import { techSheetIngredients } from '../schema/tech-sheet-ingredients.ts'
import { techSheets } from '../schema/tech-sheets.ts'
import { userProducts } from '../schema/user-products.ts'
import { addCatalogues } from './add-catalogues.ts'
import { addGammes } from './add-gammes.ts'
import { addSales } from './add-sales.ts'
import { addMenus } from './add-menus.ts'
import { DELIVERIES, type ProductName } from './products/products.ts'
import type { SeedProduct, SeedSheet } from './shapes.ts'
import { SHEETS } from './sheets/sheets.ts'
import { stableId } from './stable-id.ts'
import { SUPPLIERS } from './suppliers.ts'

type Sheet = SeedSheet<ProductName>

/** Between one sheet's last change and the next one's, so that a list by date has an order. */
const HOURS_APART = 17

const PRICES_SINCE_HOURS = 24 * 30
const FORMER_PRICES_SINCE_HOURS = 24 * 180

const rounded = (euros: number) => roundHalfAwayFromZero(euros, STORED_DECIMALS)

/**
 * Fills an account with a bistrot: suppliers with their catalogues, products, sheets and the carte. What is there already stays as it
 * is, so a second time changes nothing. The sheets have no cost yet: the caller recosts them in the same transaction.
 */
export async function seedRestaurant(acting: Acting): Promise<void> {
  await addSuppliers(acting)
  await addCatalogues(acting)
  await addProducts(acting)
  const added = await addSheets(acting)
  const sheets = SHEETS.filter((sheet) => added.has(stableId(acting.userId, 'sheet', sheet.title)))
  if (sheets.length > 0) {
    await addLines(acting, sheets)
    await publish(acting, sheets)
  }
  await addGammes(acting)
  await addSales(acting)
  await addMenus(acting)
}

async function addSuppliers({ db, userId }: Acting): Promise<void> {
  const rows = SUPPLIERS.map((supplier) => ({
    ...supplier,
    userId,
    id: stableId(userId, 'supplier', supplier.name),
  }))
  await db.insert(supplierContacts).values(rows).onConflictDoNothing()
}

async function addProducts({ db, userId }: Acting): Promise<void> {
  const rows = DELIVERIES.flatMap(({ supplier, products }) =>
    products.map(
      ({ allergens, allergensUnknown, content, formerPriceHt: _former, ...product }: SeedProduct) => ({
        ...product,
        userId,
        id: stableId(userId, 'product', product.name),
        supplierId: stableId(userId, 'supplier', supplier),
        ...sourceOf(userId, product),
        allergens: [...(allergens ?? [])],
        allergenFree: allergens === undefined && !allergensUnknown,
        contentQuantity: content?.[0],
        contentUnit: content?.[1],
        priceChangedAt: hoursAgo(PRICES_SINCE_HOURS),
      }),
    ),
  )
  const added = await db
    .insert(userProducts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: userProducts.id })
  await addPrices({ db, userId }, new Set(added.map((row) => row.id)))
}

/** The row of the catalogue that a product was imported from, and what it cost there on that day. */
function sourceOf(userId: string, { name, unit, priceHt }: Pick<SeedProduct, 'name' | 'unit' | 'priceHt'>) {
  if (priceHt === null) return {}
  return {
    sourceProductId: stableId(userId, 'offer', name),
    importedAt: hoursAgo(FORMER_PRICES_SINCE_HOURS),
    sourcePriceHt: priceHt,
    sourceUnit: unit,
  }
}

/** The prices that new products have had: the one they have, after another where there was one. */
async function addPrices({ db, userId }: Pick<Acting, 'db' | 'userId'>, added: ReadonlySet<string>) {
  const products = DELIVERIES.flatMap(({ products }): readonly SeedProduct[] => products)
  const rows = products.flatMap(({ name, unit, priceHt, formerPriceHt = null }) => {
    const userProductId = stableId(userId, 'product', name)
    if (priceHt === null || !added.has(userProductId)) return []
    const step = (oldPriceHt: number | null, newPriceHt: number, hours: number) => ({
      userId,
      actId: randomUUID(),
      userProductId,
      changedAt: hoursAgo(hours),
      source: 'typed' as const,
      unit,
      oldPriceHt,
      newPriceHt,
    })
    const last = step(formerPriceHt, priceHt, PRICES_SINCE_HOURS)
    return formerPriceHt === null ? [last] : [step(null, formerPriceHt, FORMER_PRICES_SINCE_HOURS), last]
  })
  if (rows.length > 0) await db.insert(priceChanges).values(rows)
}

/** The ids of the sheets that were not there yet; one whose title the user has taken is left out. */
async function addSheets({ db, userId }: Acting): Promise<ReadonlySet<string>> {
  const rows = SHEETS.map((sheet, index) => ({
    userId,
    id: stableId(userId, 'sheet', sheet.title),
    title: sheet.title,
    category: sheet.category,
    portions: sheet.portions,
    sellingPriceHt: sellingPriceHt(sheet),
    tvaRate: rateOf(sheet),
    description: sheet.description,
    prepMinutes: sheet.prepMinutes,
    cookMinutes: sheet.cookMinutes,
    equipment: [...sheet.equipment],
    steps: [...sheet.steps],
    notes: sheet.notes ?? '',
    createdAt: hoursAgo(SHEETS.length * HOURS_APART),
    updatedAt: hoursAgo(index * HOURS_APART),
  }))
  const added = await db
    .insert(techSheets)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: techSheets.id })
  return new Set(added.map((row) => row.id))
}

async function addLines({ db, userId }: Acting, sheets: readonly Sheet[]): Promise<void> {
  const rows = sheets.flatMap(({ title, lines }) =>
    lines.map(([product, quantity, unit, wastagePercent = 0, note], position) => ({
      userId,
      techSheetId: stableId(userId, 'sheet', title),
      userProductId: stableId(userId, 'product', product),
      quantity,
      unit,
      wastagePercent,
      note,
      position,
    })),
  )
  await db.insert(techSheetIngredients).values(rows)
}

async function publish({ db, userId }: Acting, sheets: readonly Sheet[]): Promise<void> {
  const rows = sheets.flatMap((sheet) => {
    const price = sellingPriceHt(sheet)
    return sheet.published && price !== null
      ? {
          userId,
          ficheId: stableId(userId, 'sheet', sheet.title),
          nomRecette: sheet.title,
          prixTtc: rounded(priceTtc(price, rateOf(sheet))),
        }
      : []
  })
  if (rows.length > 0) await db.insert(recettesPubliables).values(rows)
}

function sellingPriceHt(sheet: Sheet): number | null {
  return sheet.priceTtc === undefined ? null : rounded(priceHt(sheet.priceTtc, rateOf(sheet)))
}

function rateOf({ tvaRate = DEFAULT_VAT_RATE }: Sheet) {
  return tvaRate
}

function hoursAgo(hours: number) {
  return sql`now() - make_interval(hours => ${hours})`
}
