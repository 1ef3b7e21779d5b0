import { eq, sql } from 'drizzle-orm'
import type { MemberTx } from '../as-member.ts'
import { namesChange } from '../names-change.ts'
import { accountSettings } from '../schema/account-settings.ts'
import { supplierContacts } from '../schema/supplier-contacts.ts'
import { addCatalogues } from './add-catalogues.ts'
import { addGammes } from './add-gammes.ts'
import { addMenus } from './add-menus.ts'
import { addPriceLists } from './add-price-lists.ts'
import { addProducts } from './add-products.ts'
import { addSales } from './add-sales.ts'
import { addSheets } from './add-sheets.ts'
import { openingOf, type PriceFile, priceFiles } from './price-files.ts'
import { STATIONS } from './shapes.ts'
import { stableId } from './stable-id.ts'
import { SUPPLIERS, type SupplierName } from './suppliers.ts'

/**
 * Fills an account with a bistrot: suppliers with their catalogues and price lists, products, sheets and the carte.
 * What is there already stays as it is, so a second time changes nothing. The sheets have no cost yet: the caller
 * recosts them in the same transaction, which is alone in changing costs from here on.
 * @returns suppliers that were not there
 */
export async function seedRestaurant(tx: MemberTx, today = new Date()): Promise<Set<SupplierName>> {
  await namesChange(tx)
  const files = priceFiles(today)
  const newSuppliers = await addSuppliers(tx, files, today)
  await addCatalogues(tx, files, today)
  await addProducts(tx, files, today)
  await addPriceLists(
    tx,
    files.filter(({ supplier }) => newSuppliers.has(supplier)),
    today,
  )
  await addStations(tx)
  await addSheets(tx, today)
  await addGammes(tx, today)
  await addMenus(tx)
  await addSales(tx)
  return newSuppliers
}

/** Where a chef has named none. */
async function addStations({ db }: MemberTx): Promise<void> {
  await db
    .update(accountSettings)
    .set({ stations: [...STATIONS], version: sql`${accountSettings.version} + 1` })
    .where(eq(accountSettings.stations, []))
}

/** @returns those that were not there */
async function addSuppliers(
  { db, houseId }: MemberTx,
  files: readonly PriceFile[],
  today: Date,
): Promise<Set<SupplierName>> {
  const rows = SUPPLIERS.map((supplier) => ({
    ...supplier,
    deliveryDays: [...supplier.deliveryDays],
    userId: houseId,
    id: stableId(houseId, 'supplier', supplier.name),
    createdAt: openingOf(today),
    catalogueVersion: files.filter((file) => file.supplier === supplier.name).length,
  }))
  const added = await db
    .insert(supplierContacts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: supplierContacts.id })
  const ids = new Set(added.map(({ id }) => id))
  return new Set(
    SUPPLIERS.map(({ name }) => name).filter((name) => ids.has(stableId(houseId, 'supplier', name))),
  )
}
