import { asMember } from '../as-member.ts'
import type { Database } from '../connect.ts'
import { insert } from './insert.ts'

/** The ids of one row of each table, tied together. */
export type Kitchen = Record<
  | 'supplier'
  | 'catalogueProduct'
  | 'priceList'
  | 'priceListRow'
  | 'product'
  | 'priceChange'
  | 'productArticle'
  | 'sheet'
  | 'photo'
  | 'line'
  | 'replacement'
  | 'merge'
  | 'publication'
  | 'carte'
  | 'gamme'
  | 'dish'
  | 'logo'
  | 'carteVersion'
  | 'menu'
  | 'choice'
  | 'menuDish'
  | 'salesPeriod'
  | 'dishSales'
  | 'menuSales'
  | 'idempotencyKey'
  | 'deletedItem'
  | 'deletedRow'
  | 'import'
  | 'importedRow'
  | 'productName'
  | 'sheetOrigin',
  string
>

/** Gives a user one of everything: a supplier and its catalogue, a product, a sheet of 4 portions at 8 €, and a carte. */
export function addKitchen(database: Database, userId: string): Promise<Kitchen> {
  return asMember(database, userId, async (tx) => {
    const add = (table: string, row: Record<string, unknown>) =>
      insert(tx, table, { user_id: userId, ...row })
    const supplier = await add('supplier_contacts', { name: 'Les Halles' })
    const facts = {
      name: 'Crème entière',
      brand: 'Élle',
      category: 'Crémerie',
      unit: 'L',
      price_ht: 4.2,
      supplier_id: supplier,
    }
    const catalogueProduct = await add('supplier_products', facts)
    const priceList = await add('price_lists', {
      supplier_id: supplier,
      file_name: 'tarif.csv',
      catalogue_version: 0,
      changes: 1,
      unchanged: 0,
    })
    const priceListRow = await add('price_list_rows', {
      price_list_id: priceList,
      position: 0,
      supplier_product_id: catalogueProduct,
      after: '{}',
    })
    const product = await add('user_products', { ...facts, source_product_id: catalogueProduct })
    const priceChange = await add('price_changes', {
      act_id: product,
      user_product_id: product,
      source: 'typed',
      unit: 'L',
      new_price_ht: 4.2,
    })
    const productArticle = await add('product_articles', {
      user_product_id: product,
      supplier_product_id: catalogueProduct,
    })
    const sheet = await add('tech_sheets', {
      title: 'Crème brûlée',
      category: 'Dessert',
      portions: 4,
      selling_price_ht: 8,
      cout_matiere: 8,
    })
    const photo = await add('tech_sheet_photos', {
      tech_sheet_id: sheet,
      media_type: 'image/jpeg',
      width: 800,
      height: 600,
      content: Buffer.from('not looked at'),
    })
    const line = await add('tech_sheet_ingredients', {
      tech_sheet_id: sheet,
      user_product_id: product,
      quantity: 0.5,
      unit: 'L',
    })
    const replacement = await add('product_replacements', {
      act_id: product,
      line_id: line,
      from_product_id: product,
      to_product_id: product,
    })
    const merge = await add('product_merges', {
      kept_product_id: product,
      other_product_id: sheet,
      other_name: 'Crème',
      deleted_item_id: line,
      lines: 1,
      prices: 1,
      articles: 1,
      before: '{}',
      after: '{}',
    })
    const publication = await add('recettes_publiables', {
      fiche_id: sheet,
      nom_recette: 'Crème brûlée',
      prix_ttc: 8.8,
    })
    const carte = await add('cartes', {})
    const gamme = await add('gammes', { carte_id: carte, nom: 'Desserts' })
    const dish = await add('gamme_recettes', {
      gamme_id: gamme,
      fiche_id: sheet,
      nom_affiche: 'La brûlée',
      prix_ttc_affiche: 8.8,
    })
    const logo = await add('carte_logos', {
      carte_id: carte,
      media_type: 'image/png',
      width: 300,
      height: 100,
      content: Buffer.from('not looked at'),
    })
    const carteVersion = await add('carte_versions', {
      carte_id: carte,
      nom: 'Carte de mai',
      carte: {},
      media_type: 'image/png',
      width: 300,
      height: 100,
      content: Buffer.from('not looked at'),
    })
    const menu = await add('menus', { carte_id: carte, nom: 'Menu du marché', prix_ttc: 24 })
    const choice = await add('menu_choices', { menu_id: menu, nom: 'Dessert' })
    const menuDish = await add('menu_dishes', { choice_id: choice, fiche_id: sheet })
    const salesPeriod = await add('sales_periods', {
      first_day: '2026-10-01',
      last_day: '2026-10-31',
    })
    const dishSales = await add('dish_sales', {
      period_id: salesPeriod,
      gamme_recette_id: dish,
      quantity: 42,
    })
    const menuSales = await add('menu_sales', {
      period_id: salesPeriod,
      menu_id: menu,
      choice_id: choice,
      fiche_id: sheet,
      quantity: 7,
    })
    const idempotencyKey = await add('idempotency_keys', {
      operation: 'products.create',
      key: 'a-key',
      fingerprint: 'not looked at',
    })
    const deletedItem = await add('deleted_items', { kind: 'sheet', name: 'Soupe', things: 1 })
    const deletedRow = await add('deleted_rows', {
      item_id: deletedItem,
      table_name: 'tech_sheets',
      row_id: deletedItem,
      facts: '{}',
    })
    const importId = await add('imports', { kind: 'account-file', files: ['gramme.zip'] })
    const importedRow = await add('imported_rows', {
      import_id: importId,
      table_name: 'tech_sheets',
      row_id: sheet,
      before: '{}',
      state: '1',
    })
    const productName = await add('product_names', { user_product_id: product, name: 'creme', unit: 'L' })
    const sheetOrigin = await add('sheet_origins', {
      tech_sheet_id: sheet,
      file_name: 'fiches.xlsx',
      title: 'Crème brûlée',
      read: '0'.repeat(64),
    })
    return {
      supplier,
      catalogueProduct,
      priceList,
      priceListRow,
      product,
      priceChange,
      productArticle,
      sheet,
      photo,
      line,
      replacement,
      merge,
      publication,
      carte,
      gamme,
      dish,
      logo,
      carteVersion,
      menu,
      choice,
      menuDish,
      salesPeriod,
      dishSales,
      menuSales,
      idempotencyKey,
      deletedItem,
      deletedRow,
      import: importId,
      importedRow,
      productName,
      sheetOrigin,
    }
  })
}
