import { knownMigrations } from '#database/apply-migrations.ts'
import { isParseable } from '#database/json-bounds.ts'
import { refusal } from '../translate-error.ts'
import { archivedRows, headOf } from './archive-rows.ts'
import { hasWritableValues } from './archived-values.ts'
import { knownColumns, REFERENCES } from './archive-tables.ts'
import { COMPARED, COMPARED_TABLES, type Compared, type ComparedTable } from './compared-tables.ts'
import { type ExportedTable, exportedRow, TABLES } from './exported-tables.ts'
import { FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, manifest } from './format.ts'
import { refuseArchive } from './refuse-archive.ts'
import type { ArchiveReader } from './archive-reader.ts'

/** Of gramme.json: a few hundred bytes a table. */
const LONGEST_MANIFEST = 4 * 1024 * 1024
/** Of the rows of all tables, unpacked: many times what a million rows have. */
const MOST_UNPACKED = 4 * 1024 ** 3

/** Characters of the longest text that is compared; what a name, a brand or a number may have stays below. */
const LONGEST_COMPARED = 1_000

export type CheckedArchive = {
  manifest: Manifest
  /** How many rows each table has. */
  rows: Record<ExportedTable, number>
  compared: Record<ComparedTable, Compared[]>
}

/**
 * Reads an archive from its first row to its last: versions, sums, shapes, and that each row names rows of the archive alone.
 * @param maxItems what an account may hold
 * @throws ARCHIVE_REFUSED; STORAGE_FULL for one of more rows than any account
 */
export async function checkArchive(archive: ArchiveReader, maxItems: number): Promise<CheckedArchive> {
  const says = await manifestOf(archive)
  refuseTooLarge(archive, says, maxItems)
  const ids = new Map<ExportedTable, Set<string>>()
  const compared = Object.fromEntries(
    COMPARED_TABLES.map((name): [string, Compared[]] => [name, []]),
  ) as CheckedArchive['compared']
  const below = new Map<string, string[]>()
  const rows = Object.fromEntries(TABLES.map((name) => [name, 0])) as CheckedArchive['rows']
  for (const name of TABLES) {
    const known = new Set<string>()
    const parts = new Map<unknown, number>()
    ids.set(name, known)
    const { partOf, archive: reading } = exportedRow(name)
    for await (const { facts } of archivedRows(archive, headOf(says, name))) {
      const { id } = facts
      if (!hasWritableValues(name, facts) || typeof id !== 'string' || known.has(id))
        throw refuseArchive('rows', name)
      for (const { key, to } of REFERENCES[name]) {
        const named = facts[key]
        // Of a column that is younger than the file there is none.
        if (named === null || named === undefined) continue
        if (typeof named !== 'string' || !ids.get(to)?.has(named)) throw refuseArchive('rows', name)
      }
      known.add(id)
      if (partOf !== null && reading.most !== undefined) {
        const count = (parts.get(facts[partOf]) ?? 0) + 1
        if (count > reading.most) throw refuseArchive('rows', name)
        parts.set(facts[partOf], count)
      }
      if (name === 'techSheetIngredients' && typeof facts.subSheetId === 'string')
        below.set(String(facts.techSheetId), [
          ...(below.get(String(facts.techSheetId)) ?? []),
          facts.subSheetId,
        ])
      if (name in COMPARED) compared[name as ComparedTable].push(comparedOf(name as ComparedTable, id, facts))
    }
    rows[name] = known.size
  }
  if (hasCycle(below)) throw refuseArchive('rows', 'techSheetIngredients')
  return { manifest: says, rows, compared }
}

/** Before anything else is unpacked. Photos and publications, one a sheet at most, are no items of an account. */
function refuseTooLarge(archive: ArchiveReader, { tables }: Manifest, maxItems: number): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  if (rows > 3 * maxItems) throw refusal('STORAGE_FULL', 'The archive holds more items than an account may')
  const files = tables.flatMap((table) => table.files.map(({ name }) => name))
  const unpacked = files.reduce((sum, name) => sum + (archive.sizeOf(name) ?? 0), 0)
  if (unpacked > MOST_UNPACKED) throw refuseArchive('too-large')
}

async function manifestOf(archive: ArchiveReader): Promise<Manifest> {
  if (archive.sizeOf(MANIFEST) === undefined) throw refuseArchive('foreign')
  const fields = parsed(await archive.whole(MANIFEST, LONGEST_MANIFEST))
  if (fields?.format !== FORMAT) throw refuseArchive('foreign')
  if (typeof fields.formatVersion === 'number' && fields.formatVersion > FORMAT_VERSION)
    throw refuseArchive('newer', typeof fields.gramme === 'string' ? fields.gramme : null)
  const read = manifest.safeParse(fields)
  if (!read.success) throw refuseArchive('damaged', MANIFEST)
  const { migration, gramme, tables } = read.data
  const last = knownMigrations().at(-1)
  if (migration.createdAt > (last?.createdAt ?? 0)) throw refuseArchive('newer', gramme)
  for (const { name, columns, files } of tables) {
    const table = TABLES.find((each) => each === name)
    const { former = [], pictures } = table === undefined ? {} : exportedRow(table).archive
    const known = table === undefined ? [] : [...knownColumns(table), ...former]
    if (pictures !== undefined) known.push('picture')
    if (columns.some((column) => !known.includes(column)) || files.length > 10_000)
      throw refuseArchive('damaged', MANIFEST)
  }
  if (new Set(tables.map(({ name }) => name)).size !== tables.length) throw refuseArchive('damaged', MANIFEST)
  return read.data
}

function parsed(json: Buffer): Record<string, unknown> | undefined {
  if (!isParseable(json)) return undefined
  try {
    const value: unknown = JSON.parse(json.toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function comparedOf(name: ComparedTable, id: string, facts: Record<string, unknown>): Compared {
  const texts = COMPARED[name].map((key) => {
    const value = key === 'position' ? String(Number(facts[key] ?? 0)) : facts[key]
    if (value === null || value === undefined) return [key, null]
    if (typeof value !== 'string' || value.length > LONGEST_COMPARED) throw refuseArchive('rows', name)
    return [key, value]
  })
  return { ...(Object.fromEntries(texts) as Record<string, string | null>), id }
}

/** Whether a sheet contains itself, at any depth. */
function hasCycle(below: ReadonlyMap<string, string[]>): boolean {
  const done = new Set<string>()
  const open = new Set<string>()
  for (const from of below.keys()) {
    const way: { at: string; next: number }[] = done.has(from) ? [] : [{ at: from, next: 0 }]
    open.add(from)
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const to = below.get(last.at)?.[last.next]
      last.next += 1
      if (to === undefined) {
        open.delete(last.at)
        done.add(last.at)
        way.pop()
      } else if (open.has(to)) return true
      else if (!done.has(to)) {
        open.add(to)
        way.push({ at: to, next: 0 })
      }
    }
    open.clear()
  }
  return false
}
