import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import type { Account } from '#contract/account.ts'
import { knownMigrations } from '#database/apply-migrations.ts'
import type { MemberTx } from '#database/as-member.ts'
import { jsonColumns, jsonRows } from '#database/json-rows.ts'
import { LEFT_OUT } from './archive-tables.ts'
import { EXPORTED, type ExportedTable, pictureFolder, TABLES } from './exported-tables.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, READ_ME } from './format.ts'
import { type FileType, pictureFile, picturePath } from './picture-path.ts'
import { READ_ME_TEXT } from './read-me.ts'
import { spreadsheets } from './spreadsheets.ts'
import { tableFiles } from './table-files.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

type Wanted = {
  account: Omit<Account, 'isOperator'>
  /** Where guests reach this server, without a trailing slash. */
  publicUrl: string
  /** Of the program, as the file names it. */
  version: string
}

/**
 * The whole account as a ZIP archive, read while it is written: of rows a page is in memory, of pictures one.
 * @param tx repeatable read, so that everything is of one moment; nothing else may use it until the archive is whole
 */
export function writeAccountFile(tx: MemberTx, wanted: Wanted): AsyncGenerator<Uint8Array> {
  const madeAt = new Date()
  return writeZip(entriesOf(tx, wanted, madeAt), madeAt)
}

async function* entriesOf(
  tx: MemberTx,
  { account, publicUrl, version }: Wanted,
  madeAt: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: READ_ME, content: Buffer.from(READ_ME_TEXT) }
  const tables: Manifest['tables'] = []
  for (const name of TABLES) {
    const files: Manifest['tables'][number]['files'] = []
    const select = rowsOf(name)
    const written = files.push.bind(files)
    yield* tableFiles<[string]>(tx, {
      select,
      folder: 'donnees',
      name,
      ending: 'jsonl',
      head: '',
      line: ([json]) => json,
      written,
    })
    const rows = files.reduce((sum, file) => sum + file.rows, 0)
    tables.push({ name, columns: columnsOf(name), rows, files })
  }
  const shown: string[] = []
  for (const { name, ...sheet } of spreadsheets())
    yield* tableFiles(tx, {
      ...sheet,
      folder: 'tableaux',
      name,
      ending: 'csv',
      written: (file) => shown.push(file.name),
    })
  const pictures = { count: 0, bytes: 0 }
  for (const table of TABLES.filter(pictureFolder))
    for await (const picture of picturesOf(tx, table)) {
      pictures.count += 1
      pictures.bytes += picture.content.length
      yield picture
    }
  const migration = lastMigration()
  const manifest: Manifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    gramme: version,
    migration,
    madeAt: madeAt.toISOString(),
    account,
    tables,
    pictures,
    cartes: await cartesOf(tx, publicUrl),
    spreadsheets: shown,
  }
  yield { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`) }
}

/** Each row as JSON; of a picture how it is found, and what it has to be. */
function rowsOf(name: ExportedTable): string {
  const table = EXPORTED[name]
  // Ordered before columns become text, so that no picture is among what is sorted.
  const inOrder = `SELECT * FROM ${getTableName(table)} WHERE user_id = $1 ORDER BY id`
  const picture =
    pictureFolder(name) === undefined
      ? ''
      : `, CASE WHEN t.content IS NOT NULL THEN json_build_object('file', ${picturePath(name, 't')},
           'sha256', encode(sha256(t.content), 'hex')) END AS picture`
  return jsonRows(`SELECT ${jsonColumns(table, 't', LEFT_OUT)}${picture} FROM (${inOrder}) t`)
}

function columnsOf(name: ExportedTable): string[] {
  // Of a table that is declared and has no schema yet, the compiler would not know what its columns are.
  const ofTable: Record<string, Column> = getTableColumns(EXPORTED[name])
  const columns = Object.entries(ofTable)
    .filter(([key, column]) => !column.generated && !LEFT_OUT.includes(key))
    .map(([key]) => key)
  return pictureFolder(name) === undefined ? columns : [...columns, 'picture']
}

type Picture = { id: string; type: FileType; bytes: number }

async function* picturesOf(
  { client, houseId }: MemberTx,
  table: ExportedTable,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const from = getTableName(EXPORTED[table])
  const type = table === 'deletedRows' ? "facts ->> 'media_type'" : 'media_type'
  const { rows } = await client.query<Picture>(
    `SELECT id, ${type} AS type, octet_length(content) AS bytes FROM ${from} WHERE user_id = $1 AND content IS NOT NULL ORDER BY id`,
    [houseId],
  )
  for (const { id, type: is, bytes } of rows) {
    const content = Buffer.alloc(bytes)
    for (let at = 0; at < bytes; at += SLICE) {
      const { rows: slices } = await client.query<{ slice: Buffer }>(
        `SELECT substring(content FROM $3::int FOR $4::int) AS slice FROM ${from} WHERE user_id = $1 AND id = $2`,
        [houseId, id, at + 1, SLICE],
      )
      content.set(slices[0]?.slice ?? [], at)
    }
    yield { name: pictureFile(table, id, is), content }
  }
}

/** Bytes of a picture that PostgreSQL sends at once: they take many times their room on the way, as text. */
const SLICE = 1024 * 1024

function lastMigration(): Manifest['migration'] {
  const known = knownMigrations()
  const last = known.at(-1)
  if (!last) throw new Error('There is no migration')
  return { name: last.name, count: known.length, createdAt: last.createdAt }
}

/** The cartes with the addresses that are open; the last that the transaction reads, as they are the server's own to see. */
async function cartesOf({ client, houseId }: MemberTx, publicUrl: string): Promise<Manifest['cartes']> {
  const { rows: cartes } = await client.query<{ id: string }>(
    'SELECT id FROM cartes WHERE user_id = $1 ORDER BY id',
    [houseId],
  )
  await client.query('set local role none')
  const { rows: open } = await client.query<{ carteId: string; token: string }>(
    'SELECT carte_id AS "carteId", token FROM auth.public_cartes WHERE user_id = $1',
    [houseId],
  )
  return cartes.map(({ id }) => {
    const token = open.find(({ carteId }) => carteId === id)?.token ?? null
    return { id, token, address: token === null ? null : `${publicUrl}/c/${token}` }
  })
}
