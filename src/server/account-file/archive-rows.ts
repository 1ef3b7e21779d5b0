import { createHash } from 'node:crypto'
import type { ExportedTable } from './exported-tables.ts'
import type { Manifest } from './format.ts'
import { refuseArchive } from './refuse-archive.ts'
import type { ArchiveReader } from './archive-reader.ts'

/** The longest row: a sheet whose texts are all as long as they may be stays well below. */
const LONGEST_ROW = 4 * 1024 * 1024

export type ArchivedRow = {
  /** As PostgreSQL wrote it, with every digit. */
  json: string
  facts: Record<string, unknown>
}

type Head = Manifest['tables'][number]

/** Rows of a table in turn. @throws ARCHIVE_REFUSED for what is no row of it, and at the end where its sum is another */
export async function* archivedRows(archive: ArchiveReader, head: Head): AsyncGenerator<ArchivedRow> {
  const columns = head.columns.join()
  let rows = 0
  for (const { name, sha256 } of head.files) {
    const hash = createHash('sha256')
    for await (const json of linesOf(archive.read(name), hash, name)) {
      rows += 1
      if (rows > head.rows) throw refuseArchive('damaged', head.name)
      const facts = parsed(json)
      if (!facts || Object.keys(facts).join() !== columns) throw refuseArchive('rows', head.name)
      yield { json, facts }
    }
    if (hash.digest('hex') !== sha256) throw refuseArchive('damaged', name)
  }
  if (rows !== head.rows) throw refuseArchive('damaged', head.name)
}

async function* linesOf(
  parts: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
  name: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let open = ''
  for await (const part of parts) {
    hash.update(part)
    open += decoded(decoder, part, name)
    const lines = open.split('\n')
    open = lines.pop() ?? ''
    if (open.length > LONGEST_ROW) throw refuseArchive('rows', name)
    yield* lines
  }
  if (open + decoded(decoder, undefined, name) !== '') throw refuseArchive('damaged', name)
}

function decoded(decoder: TextDecoder, part: Buffer | undefined, name: string): string {
  try {
    return decoder.decode(part, { stream: part !== undefined })
  } catch {
    throw refuseArchive('damaged', name)
  }
}

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    const facts: unknown = JSON.parse(json)
    return typeof facts === 'object' && facts !== null && !Array.isArray(facts)
      ? (facts as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

export function headOf({ tables }: Manifest, name: ExportedTable): Head {
  return tables.find((table) => table.name === name) ?? { name, columns: [], rows: 0, files: [] }
}
