import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asMember } from './as-member.ts'
import { SQLSTATE } from './sql-failure.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { insert } from './testing/insert.ts'
import { addKitchen, type Kitchen } from './testing/kitchen.ts'
import { refusal } from './testing/refusal.ts'

let db: TestDatabase
let other: string
let kitchen: Kitchen

beforeAll(async () => {
  db = await createTestDatabase()
  other = await db.createUser()
  kitchen = await addKitchen(db, await db.createUser())
})
afterAll(() => db.drop())

async function refused(table: string, row: Record<string, unknown>): Promise<void> {
  const add = asMember(db, other, (tx) => insert(tx, table, { user_id: other, ...row }))
  expect(await refusal(add)).toBe(SQLSTATE.foreignKeyViolation)
}

describe('a reference to the row of another user', () => {
  const product = { name: 'Sel', category: 'Épices', unit: 'kg' }
  const sheet = { title: 'Velouté', category: 'Entrée', portions: 4 }
  const line = { quantity: 1, unit: 'g' }

  test('is refused on a line of their sheet', () =>
    refused('tech_sheet_ingredients', { ...line, tech_sheet_id: kitchen.tech_sheets }))
  test('is refused on a photo of their sheet', () =>
    refused('tech_sheet_photos', {
      tech_sheet_id: kitchen.tech_sheets,
      media_type: 'image/png',
      width: 1,
      height: 1,
      content: Buffer.from('x'),
    }))
  test('is refused on a price of their product', () =>
    refused('price_changes', {
      act_id: kitchen.user_products,
      user_product_id: kitchen.user_products,
      source: 'typed',
      unit: 'L',
      new_price_ht: 1,
    }))
  test('is refused on a replacement of their product in their line', () =>
    refused('product_replacements', {
      act_id: kitchen.user_products,
      line_id: kitchen.tech_sheet_ingredients,
      from_product_id: kitchen.user_products,
      to_product_id: kitchen.user_products,
    }))
  test('is refused on a merge into their product', () =>
    refused('product_merges', {
      kept_product_id: kitchen.user_products,
      other_product_id: kitchen.user_products,
      other_name: 'Crème',
      deleted_item_id: kitchen.deleted_items,
      lines: 0,
      prices: 0,
      articles: 0,
      before: '{}',
      after: '{}',
    }))
  test('is refused on a row of their import', () =>
    refused('imported_rows', {
      import_id: kitchen.imports,
      table_name: 'tech_sheets',
      row_id: kitchen.tech_sheets,
      state: '1',
    }))
  test('is refused on a product of their supplier', () =>
    refused('user_products', { ...product, supplier_id: kitchen.supplier_contacts }))
  test('is refused on a product of their catalogue', () =>
    refused('user_products', { ...product, source_product_id: kitchen.supplier_products }))
  test('is refused on an article tied to their product', () =>
    refused('product_articles', {
      user_product_id: kitchen.user_products,
      supplier_product_id: kitchen.supplier_products,
    }))
  test('is refused on a name of their product', () =>
    refused('product_names', { user_product_id: kitchen.user_products, name: 'creme', unit: 'L' }))
  test('is refused on an origin of their sheet', () =>
    refused('sheet_origins', {
      tech_sheet_id: kitchen.tech_sheets,
      file_name: 'fiches.xlsx',
      title: 'Crème brûlée',
      read: '0'.repeat(64),
    }))
  test('is refused on a catalogue row of their supplier', () =>
    refused('supplier_products', { ...product, price_ht: 1, supplier_id: kitchen.supplier_contacts }))
  test('is refused on a price list of their supplier', () =>
    refused('price_lists', {
      supplier_id: kitchen.supplier_contacts,
      file_name: 'tarif.csv',
      catalogue_version: 0,
      changes: 0,
      unchanged: 0,
    }))
  test('is refused on a row of their price list', () =>
    refused('price_list_rows', { price_list_id: kitchen.price_lists, position: 1, after: '{}' }))
  test('is refused on a gamme of their carte', () =>
    refused('gammes', { nom: 'Midi', carte_id: kitchen.cartes }))
  test('is refused on a publication of their sheet', () =>
    refused('recettes_publiables', { fiche_id: kitchen.tech_sheets, nom_recette: 'Velouté', prix_ttc: 8 }))
  test('is refused on a dish of their gamme', () =>
    refused('gamme_recettes', {
      gamme_id: kitchen.gammes,
      fiche_id: kitchen.tech_sheets,
      nom_affiche: 'X',
      prix_ttc_affiche: 1,
    }))

  test('is refused on a line of a sheet of one’s own', async () => {
    const id = await asMember(db, other, (tx) => insert(tx, 'tech_sheets', { user_id: other, ...sheet }))
    await refused('tech_sheet_ingredients', {
      ...line,
      tech_sheet_id: id,
      user_product_id: kitchen.user_products,
    })
    await refused('tech_sheet_ingredients', { ...line, tech_sheet_id: id, sub_sheet_id: kitchen.tech_sheets })
  })
})
