import type { Meetings } from '#contract/account-archive.ts'
import { IMPORTED_THINGS, type ImportedThing, MAX_IMPORT_NAMES, type Named } from '#contract/imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { ITEMS } from '../account/storage.queries.ts'
import { CARTES_IN_ORDER, ownCarte } from '../cartes/own-carte.queries.ts'
import { copyTitles } from '../sheets/titles.ts'
import type { CheckedArchive } from './check-archive.ts'
import { meet, meetArticles, meetCartes, meetDishes, type Met } from './meet-existing.ts'
import { NewIds } from './new-ids.ts'

/** What an import will do, in the transaction that has read what is there. */
export type ImportPlan = {
  ids: NewIds
  /** Sheets whose title another one has, by their ids in the archive. */
  titles: ReadonlyMap<string, { title: string; as: string }>
  /** Of what is there and used, by kind; articles and dishes are not counted by themselves. */
  kept: Record<ImportedThing, number>
  /** Whether the account holds nothing yet. */
  empty: boolean
  /** The first carte that is there; 'adopted' where nothing was done with it yet, so that it becomes that of the archive. */
  carte: { id: string; adopted: boolean } | undefined
}

/** What of each kind is in the account already. */
export async function meetAll(
  tx: MemberTx,
  archive: CheckedArchive,
  cartes: ReadonlyMap<string, string>,
): Promise<Record<ImportedThing, Met[]>> {
  const met = await Promise.all(IMPORTED_THINGS.map((kind) => meet(tx, archive, kind, cartes)))
  return Object.fromEntries(IMPORTED_THINGS.map((kind, at) => [kind, met[at] ?? []])) as Record<
    ImportedThing,
    Met[]
  >
}

export function listed(met: readonly Met[]): Named {
  return { count: met.length, names: met.slice(0, MAX_IMPORT_NAMES).map(({ name }) => name) }
}

export async function planImport(
  tx: MemberTx,
  archive: CheckedArchive,
  meetings: Meetings,
): Promise<ImportPlan> {
  const ids = new NewIds()
  if (archive.compared.cartes.length > 0) await ownCarte(tx)
  const carte = await carteOf(tx)
  const cartes = await meetCartes(tx, archive, carte)
  for (const [from, to] of cartes) ids.there.set(from, to)
  const met = await meetAll(tx, archive, cartes)
  const kept = Object.fromEntries(IMPORTED_THINGS.map((kind) => [kind, 0])) as ImportPlan['kept']
  for (const kind of IMPORTED_THINGS) {
    if (meetings[kind] === 'double') continue
    // Two of one name are one here; two periods of the same days stay two.
    const used = kind === 'sales' ? onceEach(met[kind]) : met[kind]
    for (const { from, to } of used) ids.there.set(from, to)
    kept[kind] = used.length
  }
  const suppliers = new Map(
    archive.compared.supplierContacts.flatMap(({ id }) => {
      const to = ids.there.get(id)
      return to === undefined ? [] : [[id, to] as const]
    }),
  )
  for (const { from, to } of onceEach(await meetArticles(tx, archive, suppliers))) ids.there.set(from, to)
  for (const { from, to } of onceEach(await meetDishes(tx, archive, ids.there))) ids.there.set(from, to)
  return { ids, titles: await titlesOf(tx, archive, met.sheets, ids), kept, empty: await isEmpty(tx), carte }
}

function onceEach(met: readonly Met[]): Met[] {
  const used = new Set<string>()
  return met.filter(({ to }) => !used.has(to) && used.add(to))
}

/** Sheets that stay beside one of their title get that of a copy. */
async function titlesOf(
  { client, houseId }: MemberTx,
  { compared }: CheckedArchive,
  met: readonly Met[],
  ids: NewIds,
): Promise<ImportPlan['titles']> {
  const doubled = new Set(met.filter(({ from }) => !ids.there.has(from)).map(({ from }) => from))
  const titles = new Map<string, { title: string; as: string }>()
  if (doubled.size === 0) return titles
  const { rows } = await client.query<{ title: string }>('SELECT title FROM tech_sheets WHERE user_id = $1', [
    houseId,
  ])
  const copyOf = copyTitles([...rows, ...compared.techSheets].map(({ title }) => title ?? ''))
  for (const { id, title } of compared.techSheets) {
    if (!doubled.has(id) || title === undefined || title === null) continue
    titles.set(id, { title, as: copyOf(title) })
  }
  return titles
}

export async function isEmpty({ client, houseId }: MemberTx): Promise<boolean> {
  // A carte is made when its page is first opened.
  const held = ITEMS.filter((table) => table !== 'cartes')
    .map((table) => `EXISTS (SELECT FROM ${table} WHERE user_id = $1)`)
    .join(' OR ')
  const { rows } = await client.query<{ held: boolean }>(`SELECT ${held} AS held`, [houseId])
  return rows[0]?.held === false
}

/** The first carte, which is made when its page is first opened: until something is on it or changed, it may be replaced. */
export async function carteOf({ client, houseId }: MemberTx): Promise<ImportPlan['carte']> {
  const { rows } = await client.query<{ id: string; adopted: boolean }>(
    `SELECT c.id, c.version = 1 AND c.sales_mapping IS NULL AND NOT EXISTS (SELECT FROM gammes WHERE user_id = $1)
       AND NOT EXISTS (SELECT FROM menus WHERE user_id = $1) AND NOT EXISTS (SELECT FROM sales_periods WHERE user_id = $1)
       AND NOT EXISTS (SELECT FROM carte_logos WHERE user_id = $1) AND (SELECT count(*) FROM cartes WHERE user_id = $1) = 1 AS adopted
     FROM cartes c WHERE c.user_id = $1 ORDER BY ${CARTES_IN_ORDER} LIMIT 1`,
    [houseId],
  )
  return rows[0]
}
