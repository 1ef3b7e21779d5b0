import { MAX_IMPORT_NAMES, type Named } from '#contract/imports.ts'

/** `{ count, names }` of a query whose rows are `(id, name)`. */
export const namedJson = (rows: string) => `
  (SELECT json_build_object('count', count(*), 'names', coalesce(
     (array_agg(found.name ORDER BY fold(found.name) COLLATE "C", found.id))[1:${MAX_IMPORT_NAMES}], '{}'))
   FROM (${rows}) found)`

export const listNames = (names: readonly string[]): Named => ({
  count: names.length,
  names: names.toSorted((one, other) => one.localeCompare(other, 'fr')).slice(0, MAX_IMPORT_NAMES),
})
