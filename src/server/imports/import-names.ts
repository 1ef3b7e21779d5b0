import { MAX_IMPORT_NAMES, type Named } from '#contract/imports.ts'

/** How what an import has made or changed is called, as a row `t`. */
export const NAMES = {
  tech_sheets: 't.title',
  user_products: 't.name',
  supplier_contacts: 't.name',
  gammes: 't.nom',
  gamme_recettes: 't.nom_affiche',
  menus: 't.nom',
  sales_periods: `to_char(t.first_day, 'DD/MM/YYYY') || ' – ' || to_char(t.last_day, 'DD/MM/YYYY')`,
} as const

/** `{ count, names }` of a query whose rows are `(id, name)`. */
export const namedJson = (rows: string) => `
  (SELECT json_build_object('count', count(*), 'names', coalesce(
     (array_agg(found.name ORDER BY fold(found.name) COLLATE "C", found.id))[1:${MAX_IMPORT_NAMES}], '{}'))
   FROM (${rows}) found)`

export const listNames = (names: readonly string[]): Named => ({
  count: names.length,
  names: names.toSorted((one, other) => one.localeCompare(other, 'fr')).slice(0, MAX_IMPORT_NAMES),
})
