import { toSnakeCase } from 'drizzle-orm/casing'
import type { ArchiveCounts, ArchiveImported, ArchiveReading, Meetings } from '#contract/account-archive.ts'
import { IMPORTED_THINGS, MAX_IMPORT_NAMES } from '#contract/imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { MAX_MENUS } from '#domain/menus/limits.ts'
import { settingsOf } from '../account/account-settings.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { type ImportAct, recordImport } from '../imports/record-import.queries.ts'
import { openUnder } from '../public-carte/address-in-transaction.queries.ts'
import { newToken } from '../public-carte/address.queries.ts'
import { recostAll } from '../sheets/recost.ts'
import { withoutNestedLoops } from '../suppliers/without-nested-loops.ts'
import { headOf } from './archive-rows.ts'
import { storedColumns, typedColumns } from './archive-tables.ts'
import type { CheckedArchive } from './check-archive.ts'
import type { ExportedTable } from './exported-tables.ts'
import { insertRows } from './insert-rows.ts'
import { firstCarte, meetCartes } from './meet-existing.ts'
import { carteOf, type ImportPlan, isEmpty, listed, meetAll, planImport } from './plan-import.ts'
import { refuseArchive } from './refuse-archive.ts'
import type { OpenArchive } from './open-archive.ts'

/** What an archive holds, and what of it is there already. @throws ARCHIVE_REFUSED */
export async function readArchive(tx: MemberTx, checked: CheckedArchive): Promise<ArchiveReading> {
  const { madeAt, account } = checked.manifest
  const carte = await carteOf(tx)
  const met = await meetAll(tx, checked, await meetCartes(tx, checked, carte))
  const { settings } = await settingsOf(tx)
  return {
    madeAt,
    fullName: account.fullName,
    holds: countsOf(checked.rows),
    there: Object.fromEntries(
      IMPORTED_THINGS.map((kind) => [kind, listed(met[kind])]),
    ) as ArchiveReading['there'],
    empty: await isEmpty(tx),
    sameWastage: settings.wastageMethod === account.settings.wastageMethod,
    carteKept: checked.compared.cartes.length > 0 && carte !== undefined && !carte.adopted,
  }
}

type Wanted = {
  archive: OpenArchive
  meetings: Meetings
  fileName: string
  goesOn: () => void
}

/**
 * Writes an archive into the account, under new ids, and costs the sheets again.
 * @throws ARCHIVE_REFUSED, and then nothing is written
 */
export async function importArchive(tx: GrowingTx, wanted: Wanted): Promise<ArchiveImported> {
  await namesChange(tx)
  const { result, importId } = await recordImport(
    tx,
    { kind: 'account-file', files: [wanted.fileName] },
    (act) => writeArchive(tx, wanted, act),
  )
  return { ...result, importId }
}

async function writeArchive(
  tx: GrowingTx,
  { archive, meetings, goesOn }: Wanted,
  act: ImportAct,
): Promise<Omit<ArchiveImported, 'importId'>> {
  const { checked } = archive
  const plan = await planImport(tx, checked, meetings)
  const { rows, untied, made } = await withoutNestedLoops(tx, () => insertRows(tx, { archive, plan, goesOn }))
  for (const [table, ids] of made) act.made(table, ids)
  await refuseTooManyMenus(tx)
  await countCatalogues(tx, checked, plan)
  if (plan.carte?.adopted === true) {
    await act.willChange('cartes', [plan.carte.id])
    await adoptCarte(tx, archive, plan.carte.id)
  }
  if (plan.empty) {
    await act.willChange('account_settings', [tx.houseId])
    await takeSettings(tx, checked)
  }
  const before = await costsOf(tx, checked, plan)
  await recostAll(tx)
  const after = await costsOf(tx, checked, plan)
  const otherCosts = [...after].filter(([id, cost]) => before.get(id) !== cost).length
  const renamed = [...plan.titles.values()].slice(0, MAX_IMPORT_NAMES)
  const address = await openAddresses(tx, checked, plan, act)
  return {
    made: countsOf(rows),
    kept: { ...plan.kept, articles: keptArticles(checked, plan), photos: 0 },
    renamed,
    renamedCount: plan.titles.size,
    untied,
    otherCosts,
    address,
  }
}

function countsOf(rows: Record<ExportedTable, number>): ArchiveCounts {
  return {
    sheets: rows.techSheets,
    products: rows.userProducts,
    suppliers: rows.supplierContacts,
    gammes: rows.gammes,
    menus: rows.menus,
    sales: rows.salesPeriods,
    articles: rows.supplierProducts,
    photos: rows.techSheetPhotos,
  }
}

const keptArticles = ({ compared }: CheckedArchive, { ids }: ImportPlan): number =>
  compared.supplierProducts.filter(({ id }) => ids.there.has(id)).length

async function refuseTooManyMenus({ client, houseId }: MemberTx): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*) AS count FROM menus WHERE user_id = $1',
    [houseId],
  )
  if ((rows[0]?.count ?? 0) > MAX_MENUS) throw refuseArchive('too-many-menus')
}

/** A catalogue that was there and has more articles now is another one than a price list may have been compared with. */
async function countCatalogues(
  { client, houseId }: MemberTx,
  { compared }: CheckedArchive,
  { ids }: ImportPlan,
): Promise<void> {
  const added = compared.supplierProducts.filter(({ id }) => !ids.there.has(id))
  const suppliers = new Set(added.map(({ supplierId }) => ids.there.get(supplierId ?? '')))
  suppliers.delete(undefined)
  await client.query(
    `UPDATE supplier_contacts SET catalogue_version = catalogue_version + 1 WHERE user_id = $1 AND id = ANY ($2::uuid[])`,
    [houseId, [...suppliers]],
  )
}

async function adoptCarte(
  { client, houseId }: MemberTx,
  archive: OpenArchive,
  carteId: string,
): Promise<void> {
  const head = headOf(archive.checked.manifest, 'cartes')
  const keys = head.columns.filter((key) => key !== 'id')
  const first = firstCarte(archive.checked)
  for await (const { json, facts } of archive.rows('cartes'))
    if (facts.id === first)
      await client.query(
        `UPDATE cartes SET (${storedColumns('cartes', keys)}) = ROW (${keys.map((key) => `r."${key}"`).join(', ')})
         FROM json_to_recordset($3::json) AS r (${typedColumns('cartes', keys)})
         WHERE cartes.user_id = $1 AND cartes.id = $2`,
        [houseId, carteId, `[${json}]`],
      )
}

/** All settings of the house; language and theme stay as they are. */
async function takeSettings({ client, houseId }: MemberTx, { manifest }: CheckedArchive): Promise<void> {
  const { language: _language, theme: _theme, ...settings } = manifest.account.settings
  const stored = Object.keys(settings).map(toSnakeCase)
  await client.query(
    `UPDATE account_settings s SET version = s.version + 1, updated_at = now(),
       ${stored.map((name) => `${name} = r.${name}`).join(', ')}
     FROM jsonb_populate_record(NULL::account_settings, $2::jsonb) r
     WHERE s.user_id = $1
       AND (${stored.map((name) => `s.${name}`).join(', ')}) IS DISTINCT FROM (${stored.map((name) => `r.${name}`).join(', ')})`,
    [
      houseId,
      JSON.stringify(Object.fromEntries(Object.values(settings).map((value, at) => [stored[at], value]))),
    ],
  )
}

/** The stored costs of the sheets that are new here. */
async function costsOf(
  { client, houseId }: MemberTx,
  { compared }: CheckedArchive,
  { ids }: ImportPlan,
): Promise<Map<string, string>> {
  const made = compared.techSheets.filter(({ id }) => !ids.there.has(id)).map(({ id }) => ids.of(id))
  const { rows } = await client.query<{ id: string; cost: string }>(
    `SELECT id, cout_matiere::text || ' ' || uncosted_lines AS cost FROM tech_sheets
     WHERE user_id = $1 AND id = ANY ($2::uuid[])`,
    [houseId, made],
  )
  return new Map(rows.map(({ id, cost }) => [id, cost]))
}

type Address = ArchiveImported['address']

/**
 * Opens the cartes that are open in the archive: the first, and those that are new here, whose addresses close with them.
 * An address that someone else's carte has is never taken.
 * @returns what became of the addresses; of several, the one that has changed most
 */
async function openAddresses(
  tx: MemberTx,
  checked: CheckedArchive,
  { ids }: ImportPlan,
  act: ImportAct,
): Promise<Address> {
  const first = firstCarte(checked)
  const addresses = new Set<Address>()
  for (const { id, token } of checked.manifest.cartes) {
    const isNew = !ids.there.has(id)
    if (token === null || (id !== first && !isNew)) continue
    const opened = await openUnderEither(tx, ids.of(id), token)
    if (opened !== null && !isNew) await act.opened(opened.token)
    addresses.add(opened?.address ?? 'own')
  }
  return (['own', 'new', 'kept'] as const).find((address) => addresses.has(address)) ?? null
}

async function openUnderEither(tx: MemberTx, carteId: string, archived: string) {
  for (const [token, address] of [
    [archived, 'kept'],
    [newToken(), 'new'],
  ] as const)
    if (await openUnder(tx, carteId, token)) return { token, address }
  return null
}
