import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts'
import { importedRows } from '#database/schema/imported-rows.ts'
import { imports } from '#database/schema/imports.ts'
import { EXPORTED } from '../account-file/exported-tables.ts'
import type { Api, Member } from './start-api.ts'

const id = () => crypto.randomUUID()

/** The picture of every row that has one. */
export const ACCOUNT_PICTURE = {
  mediaType: 'image/png',
  width: 1,
  height: 1,
  content: Buffer.from('a picture '.repeat(20)),
} as const

/** Puts a row of the user's into every table. */
export async function fillEveryTable({ database }: Api, { userId }: Member): Promise<void> {
  const [supplierId, sourceProductId, userProductId] = [id(), id(), id()]
  const [ficheId, carteId, gammeId, gammeRecetteId] = [id(), id(), id(), id()]
  const [menuId, choiceId, periodId] = [id(), id(), id()]
  await asMember(database, userId, async (tx) => {
    const { db } = tx
    const egg = { name: 'Œuf', category: 'Crémerie', unit: 'pièce', priceHt: 0.2 } as const
    await db.insert(EXPORTED.supplierContacts).values({ userId, id: supplierId, name: 'La Ferme' })
    await db.insert(EXPORTED.supplierProducts).values({ userId, ...egg, id: sourceProductId, supplierId })
    const priceListId = id()
    const lineId = id()
    await db.insert(EXPORTED.priceLists).values({
      userId,
      id: priceListId,
      supplierId,
      fileName: 'tarif.csv',
      catalogueVersion: 0,
      changes: 1,
      unchanged: 0,
    })
    await db
      .insert(EXPORTED.priceListRows)
      .values({ userId, priceListId, position: 0, after: { ...egg, price: 0.1, nom: 'Œuf "extra"' } })
    await db
      .insert(EXPORTED.userProducts)
      .values({ userId, ...egg, id: userProductId, supplierId, sourceProductId })
    await namesChange(tx)
    await db
      .insert(EXPORTED.priceChanges)
      .values({ userId, actId: id(), userProductId, source: 'typed', unit: 'pièce', newPriceHt: 0.2 })
    await db.insert(EXPORTED.productMerges).values({
      userId,
      keptProductId: userProductId,
      otherProductId: id(),
      otherName: 'Œufs',
      deletedItemId: id(),
      lines: 2,
      prices: 1,
      articles: 0,
      before: { product: { name: 'Œuf' }, articles: [] },
      after: { product: { name: 'Œuf' }, articles: [] },
    })
    await db
      .insert(EXPORTED.productArticles)
      .values({ userId, userProductId, supplierProductId: sourceProductId })
    await db.insert(EXPORTED.productNames).values({ userId, userProductId, name: 'oeuf', unit: 'pièce' })
    await db
      .insert(EXPORTED.techSheets)
      .values({ userId, id: ficheId, title: 'Omelette', category: 'Plat', portions: 1 })
    await db.insert(EXPORTED.techSheetIngredients).values({
      userId,
      id: lineId,
      techSheetId: ficheId,
      userProductId,
      quantity: 0.000001,
      unit: 'pièce',
      wastagePercent: -147.125,
    })
    await db.insert(EXPORTED.sheetOrigins).values({
      userId,
      techSheetId: ficheId,
      fileName: 'fiches.xlsx',
      tab: 'Œufs',
      cell: 'B4',
      title: 'Omelette',
      read: '0'.repeat(64),
      written: '1'.repeat(64),
    })
    await db.insert(EXPORTED.productReplacements).values({
      userId,
      actId: id(),
      lineId,
      fromProductId: userProductId,
      toProductId: userProductId,
    })
    await db.insert(EXPORTED.techSheetPhotos).values({ userId, techSheetId: ficheId, ...ACCOUNT_PICTURE })
    await db
      .insert(EXPORTED.recettesPubliables)
      .values({ userId, ficheId, nomRecette: 'Omelette', prixTtc: 9 })
    await db
      .insert(EXPORTED.cartes)
      .values({ userId, id: carteId, languages: 'fr+en', footerLinesEn: ['Net prices', ''] })
    await db.insert(EXPORTED.gammes).values({ userId, id: gammeId, carteId, nom: 'Plats', nomEn: 'Mains' })
    await db.insert(EXPORTED.gammeRecettes).values({
      userId,
      id: gammeRecetteId,
      gammeId,
      ficheId,
      nomAffiche: 'Omelette du jour',
      nomAfficheEn: 'Omelette of the day',
      prixTtcAffiche: 9,
    })
    await db.insert(EXPORTED.carteLogos).values({ userId, carteId, ...ACCOUNT_PICTURE })
    await db
      .insert(EXPORTED.carteVersions)
      .values({ userId, carteId, nom: 'Carte de mai', carte: { nom: 'Ma carte' }, ...ACCOUNT_PICTURE })
    await db
      .insert(EXPORTED.menus)
      .values({ userId, id: menuId, carteId, nom: 'Menu', nomEn: 'Set menu', prixTtc: 18 })
    await db.insert(EXPORTED.menuChoices).values({ userId, id: choiceId, menuId, nom: 'Plat', nomEn: 'Main' })
    await db.insert(EXPORTED.menuDishes).values({ userId, choiceId, ficheId, nomEn: 'Omelette' })
    await db
      .insert(EXPORTED.salesPeriods)
      .values({ userId, id: periodId, firstDay: '2026-10-01', lastDay: '2026-10-31' })
    await db
      .insert(idempotencyKeys)
      .values({ userId, operation: 'gammes.create', key: 'a-key', fingerprint: 'a hash' })
    const importId = id()
    await db.insert(imports).values({ userId, id: importId, kind: 'account-file', files: ['gramme.zip'] })
    await db
      .insert(importedRows)
      .values({ userId, importId, tableName: 'tech_sheets', rowId: ficheId, state: '1' })
    const itemId = id()
    await db
      .insert(EXPORTED.deletedItems)
      .values({ userId, id: itemId, kind: 'sheet', name: 'Soupe', things: 1 })
    await db.insert(EXPORTED.deletedRows).values({
      userId,
      itemId,
      tableName: 'tech_sheet_photos',
      rowId: id(),
      facts: { width: 1, cost: 0.1, media_type: 'image/png' },
      content: ACCOUNT_PICTURE.content,
    })
    await db.insert(EXPORTED.dishSales).values({ userId, periodId, gammeRecetteId, quantity: 42 })
    await db.insert(EXPORTED.menuSales).values({ userId, periodId, menuId, choiceId, ficheId, quantity: 12 })
  })
  await database.pool.query('insert into auth.public_cartes (token, user_id, carte_id) values ($1, $2, $3)', [
    id().replaceAll('-', ''),
    userId,
    carteId,
  ])
  await database.pool.query('insert into auth.departures (user_id) values ($1)', [userId])
  await database.pool.query('insert into auth.stale_costs (user_id) values ($1)', [userId])
  await database.pool.query('insert into auth.stale_pictures (user_id) values ($1)', [userId])
  await database.pool.query(
    "insert into auth.two_factors (user_id, secret, backup_codes) values ($1, 'a secret', 'codes')",
    [userId],
  )
  await database.pool.query(
    `insert into auth.passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
     values ($1, 'a key', gen_random_uuid(), 0, 'singleDevice', false)`,
    [userId],
  )
  await database.pool.query(
    `insert into auth.access_tokens (user_id, name, beginning, hash, rights)
     values ($1, 'a name', 'gramme_', gen_random_uuid(), 'read')`,
    [userId],
  )
}
