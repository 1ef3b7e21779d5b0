import { getTableName } from 'drizzle-orm'
import type { ImportedThing } from '#contract/imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { nameOf } from '#database/user-tables/name-of.ts'
import type { CheckedArchive } from './check-archive.ts'
import type { ComparedTable } from './compared-tables.ts'
import { EXPORTED } from './exported-tables.ts'

/** Something of the archive that is in the account already, under the same name. */
export type Met = { from: string; to: string; name: string }

type Question = {
  table: ComparedTable
  columns: readonly string[]
  types: readonly string[]
  join: string
}

/**
 * When something of the archive `a` is there already as `t`: sheets by their title, which is theirs alone; products by name, brand
 * and unit, as a line in kilograms fits no product in pieces; sales by their days.
 */
const QUESTIONS: Record<ImportedThing, Question> = {
  sheets: {
    table: 'techSheets',
    columns: ['title'],
    types: ['text'],
    join: 'tech_sheets t ON lower(t.title COLLATE "und-x-icu") = lower(a.title COLLATE "und-x-icu")',
  },
  products: {
    table: 'userProducts',
    columns: ['name', 'brand', 'unit'],
    types: ['text', 'text', 'text'],
    join: `user_products t ON t.search_text = fold(a.name) || chr(10) || fold(coalesce(a.brand, '')) AND t.unit = a.unit`,
  },
  suppliers: {
    table: 'supplierContacts',
    columns: ['name'],
    types: ['text'],
    join: 'supplier_contacts t ON t.search_text = fold(a.name)',
  },
  gammes: {
    table: 'gammes',
    columns: ['carteId', 'nom'],
    types: ['uuid', 'text'],
    join: 'gammes t ON t.carte_id = a."carteId" AND fold(t.nom) = fold(a.nom)',
  },
  menus: {
    table: 'menus',
    columns: ['carteId', 'nom'],
    types: ['uuid', 'text'],
    join: 'menus t ON t.carte_id = a."carteId" AND fold(t.nom) = fold(a.nom)',
  },
  sales: {
    table: 'salesPeriods',
    columns: ['firstDay', 'lastDay'],
    types: ['text', 'text'],
    join: 'sales_periods t ON t.first_day::text = a."firstDay" AND t.last_day::text = a."lastDay"',
  },
}

/**
 * What of a kind is there already. What fits several things here fits none: it is not known which is meant.
 * @param cartes of `meetCartes`: gammes and menus are compared with those of the same carte
 */
export function meet(
  tx: MemberTx,
  { compared }: CheckedArchive,
  kind: ImportedThing,
  cartes: ReadonlyMap<string, string>,
): Promise<Met[]> {
  const question = QUESTIONS[kind]
  const rows = compared[question.table]
  if (!question.columns.includes('carteId')) return findExisting(tx, question, rows)
  const placed = rows.flatMap((row) => {
    const carteId = cartes.get(row.carteId ?? '')
    return carteId === undefined ? [] : [{ ...row, carteId }]
  })
  return findExisting(tx, question, placed)
}

/** The first carte of an archive. */
export function firstCarte({ compared }: CheckedArchive): string | undefined {
  return compared.cartes.toSorted((one, other) => Number(one.position) - Number(other.position))[0]?.id
}

/**
 * The cartes of the archive that are there already, by name; the first of the archive is the first that is there, unless
 * another one of the two has that name.
 * @param there the user's first carte; 'adopted' where it becomes that of the archive
 */
export async function meetCartes(
  tx: MemberTx,
  archive: CheckedArchive,
  there: { id: string; adopted: boolean } | undefined,
): Promise<Map<string, string>> {
  const first = firstCarte(archive)
  if (first === undefined || there === undefined) return new Map()
  if (there.adopted) return new Map([[first, there.id]])
  const named = await findExisting(
    tx,
    {
      table: 'cartes',
      columns: ['nom'],
      types: ['text'],
      join: 'cartes t ON fold(t.nom) = fold(a.nom)',
    },
    archive.compared.cartes,
  )
  const met = new Map<string, string>()
  const used = new Set<string>()
  for (const { from, to } of named) {
    if (used.has(to)) continue
    met.set(from, to)
    used.add(to)
  }
  if (!met.has(first) && !used.has(there.id)) met.set(first, there.id)
  return met
}

/** Which articles of suppliers that are there already are in their catalogues: by their number, otherwise by name, brand and unit. */
export function meetArticles(
  tx: MemberTx,
  { compared }: CheckedArchive,
  suppliers: ReadonlyMap<string, string>,
): Promise<Met[]> {
  const rows = compared.supplierProducts.flatMap((row) => {
    const supplierId = suppliers.get(row.supplierId ?? '')
    return supplierId === undefined ? [] : [{ ...row, supplierId }]
  })
  return findExisting(
    tx,
    {
      table: 'supplierProducts',
      columns: ['supplierId', 'code', 'name', 'brand', 'unit'],
      types: ['uuid', 'text', 'text', 'text', 'text'],
      join: `supplier_products t ON t.supplier_id = a."supplierId" AND CASE WHEN t.code IS NOT NULL AND a.code IS NOT NULL
        THEN t.code = a.code
        ELSE t.search_text = fold(a.name) || chr(10) || fold(coalesce(a.brand, '')) AND t.unit = a.unit END`,
    },
    rows,
  )
}

/** Which dishes are on their gammes already: of gammes and sheets that are both there. */
export function meetDishes(
  tx: MemberTx,
  { compared }: CheckedArchive,
  known: ReadonlyMap<string, string>,
): Promise<Met[]> {
  const rows = compared.gammeRecettes.flatMap(({ id, gammeId, ficheId }) => {
    const [gamme, fiche] = [known.get(gammeId ?? ''), known.get(ficheId ?? '')]
    return gamme === undefined || fiche === undefined ? [] : [{ id, gammeId: gamme, ficheId: fiche }]
  })
  return findExisting(
    tx,
    {
      table: 'gammeRecettes',
      columns: ['gammeId', 'ficheId'],
      types: ['uuid', 'uuid'],
      join: 'gamme_recettes t ON t.gamme_id = a."gammeId" AND t.fiche_id = a."ficheId"',
    },
    rows,
  )
}

async function findExisting(
  { client, houseId }: MemberTx,
  { table, columns, types, join }: Question,
  rows: readonly Record<string, string | null>[],
): Promise<Met[]> {
  if (rows.length === 0) return []
  const names = ['id', ...columns].map((column) => `"${column}"`).join(', ')
  const lists = ['uuid', ...types].map((type, index) => `$${index + 2}::${type}[]`).join(', ')
  const { rows: met } = await client.query<Met>(
    `SELECT a.id AS "from", (array_agg(t.id))[1] AS "to", (array_agg(${nameOf(getTableName(EXPORTED[table]), 't')}))[1] AS name
     FROM unnest(${lists}) AS a (${names}) JOIN ${join} AND t.user_id = $1
     GROUP BY a.id HAVING count(*) = 1 ORDER BY 3, 1`,
    [houseId, ...['id', ...columns].map((column) => rows.map((row) => row[column] ?? null))],
  )
  return met
}
