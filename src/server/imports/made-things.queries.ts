import type { ImportEffect, ImportedThing } from '#contract/imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { nameOf } from '#database/user-tables/name-of.ts'
import { orNotFound } from '../or-not-found.ts'
import { namedJson } from './import-names.ts'
import { type MadeTable, STATES } from './things.ts'

/** The table of each thing that an import makes and that is counted. */
const TABLES = {
  sheets: 'tech_sheets',
  products: 'user_products',
  suppliers: 'supplier_contacts',
  gammes: 'gammes',
  menus: 'menus',
  sales: 'sales_periods',
} as const satisfies Record<ImportedThing, MadeTable>

const KINDS = Object.keys(TABLES) as ImportedThing[]

/** What the import `$2` has made of a table, as far as it is still there, as rows `t` beside their notes `r`. */
const madeOf = (table: MadeTable) =>
  `imported_rows r JOIN ${table} t ON t.user_id = $1 AND t.id = r.row_id
   WHERE r.user_id = $1 AND r.import_id = $2 AND r.table_name = '${table}' AND r.before IS NULL`

const idsOf = (table: MadeTable) => `(SELECT t.id FROM ${madeOf(table)})`

const each = (json: (table: (typeof TABLES)[ImportedThing]) => string) =>
  `json_build_object(${KINDS.map((kind) => `'${kind}', ${json(TABLES[kind])}`).join(', ')})`

const MADE = `
  SELECT ${each((table) => `(SELECT count(*) FROM ${madeOf(table)})`)} AS made,
    ${each((table) =>
      namedJson(
        `SELECT t.id, ${nameOf(table, 't')} AS name FROM ${madeOf(table)} AND ${STATES[table]} <> r.state`,
      ),
    )} AS modified`

/** What an import has made that is still there, and what of it was changed since. */
export async function readMade(
  { client, houseId }: MemberTx,
  importId: string,
): Promise<Pick<ImportEffect, 'made' | 'modified'>> {
  const { rows } = await client.query<Pick<ImportEffect, 'made' | 'modified'>>(MADE, [houseId, importId])
  return orNotFound(rows[0])
}

const GOING_ARTICLES = `
  SELECT a.id FROM supplier_products a WHERE a.user_id = $1
    AND (a.supplier_id IN (SELECT id FROM suppliers) OR a.id IN ${idsOf('supplier_products')})`

const GOING_DISHES = `
  SELECT r.id, r.gamme_id, r.fiche_id, r.nom_affiche FROM gamme_recettes r WHERE r.user_id = $1
    AND (r.gamme_id IN (SELECT id FROM gammes_made) OR r.fiche_id IN (SELECT id FROM sheets)
      OR r.id IN ${idsOf('gamme_recettes')})`

/** A dish is the user's own where only its gamme or only its sheet is of the import, and it is not of it itself. */
const OWN_DISHES = `
  SELECT d.id, d.nom_affiche AS name FROM dishes d
  WHERE d.id NOT IN ${idsOf('gamme_recettes')}
    AND (d.gamme_id IN (SELECT id FROM gammes_made)) <> (d.fiche_id IN (SELECT id FROM sheets))`

const OWN_MENUS = `
  SELECT DISTINCT m.id, m.nom AS name FROM menu_dishes d
  JOIN menu_choices c ON c.user_id = $1 AND c.id = d.choice_id
  JOIN menus m ON m.user_id = $1 AND m.id = c.menu_id
  WHERE d.user_id = $1 AND d.fiche_id IN (SELECT id FROM sheets) AND m.id NOT IN ${idsOf('menus')}`

const OWN_SALES = `
  SELECT count(DISTINCT s.period_id) FROM (
    SELECT period_id FROM dish_sales WHERE user_id = $1 AND gamme_recette_id IN (SELECT id FROM dishes)
    UNION ALL
    SELECT period_id FROM menu_sales WHERE user_id = $1
      AND (fiche_id IN (SELECT id FROM sheets) OR menu_id IN ${idsOf('menus')})
  ) s WHERE s.period_id NOT IN ${idsOf('sales_periods')}`

const OWN_SHEETS = `
  SELECT DISTINCT s.id, s.title AS name FROM tech_sheet_ingredients l
  JOIN tech_sheets s ON s.user_id = $1 AND s.id = l.tech_sheet_id
  WHERE l.user_id = $1 AND s.id NOT IN (SELECT id FROM sheets)
    AND (l.sub_sheet_id IN (SELECT id FROM sheets) OR l.user_product_id IN (SELECT id FROM products))`

const OWN_PRODUCTS = `
  SELECT p.id, p.name FROM user_products p
  WHERE p.user_id = $1 AND p.id NOT IN (SELECT id FROM products)
    AND (p.supplier_id IN (SELECT id FROM suppliers) OR p.source_product_id IN (SELECT id FROM articles)
      OR EXISTS (SELECT FROM product_articles a WHERE a.user_id = $1 AND a.user_product_id = p.id
        AND a.supplier_product_id IN (SELECT id FROM articles)))`

const GOING = `
  WITH sheets AS MATERIALIZED ${idsOf('tech_sheets')}, products AS MATERIALIZED ${idsOf('user_products')},
    suppliers AS MATERIALIZED ${idsOf('supplier_contacts')}, gammes_made AS MATERIALIZED ${idsOf('gammes')},
    articles AS MATERIALIZED (${GOING_ARTICLES}), dishes AS MATERIALIZED (${GOING_DISHES})
  SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM dishes) AS dishes,
    json_build_object('dishes', ${namedJson(OWN_DISHES)}, 'menus', ${namedJson(OWN_MENUS)}, 'sales', (${OWN_SALES}),
      'sheets', ${namedJson(OWN_SHEETS)}, 'products', ${namedJson(OWN_PRODUCTS)}) AS own`

/** What goes along with it, and what of the user's own loses something. */
export async function readGoing(
  { client, houseId }: MemberTx,
  importId: string,
): Promise<Pick<ImportEffect, 'articles' | 'dishes' | 'own'>> {
  const { rows } = await client.query<Pick<ImportEffect, 'articles' | 'dishes' | 'own'>>(GOING, [
    houseId,
    importId,
  ])
  return orNotFound(rows[0])
}

/** How many of each an import has made, as a query of `imports i`. */
export const COUNTED_MADE = `
  (SELECT json_build_object(${KINDS.map(
    (kind) => `'${kind}', count(*) FILTER (WHERE r.before IS NULL AND r.table_name = '${TABLES[kind]}')`,
  ).join(', ')})
   FROM imported_rows r WHERE r.user_id = $1 AND r.import_id = i.id)`
