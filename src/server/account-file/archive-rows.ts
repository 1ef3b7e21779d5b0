import { createHash } from 'node:crypto'
import type { ExportedTable } from './exported-tables.ts'
import type { Manifest } from './format.ts'
import { isParseable } from '#database/json-bounds.ts'
import { refuseArchive } from './refuse-archive.ts'
import type { ArchiveReader } from './archive-reader.ts'

/** Bytes of the longest row: a sheet whose texts are all as long as they may be stays well below. */
const LONGEST_ROW = 4 * 1024 * 1024
const LINE_END = 0x0a

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
    for await (const line of linesOf(archive.read(name), hash, name)) {
      rows += 1
      if (rows > head.rows) throw refuseArchive('damaged', head.name)
      const row = parsed(line)
      if (!row || Object.keys(row.facts).join() !== columns) throw refuseArchive('rows', head.name)
      yield row
    }
    if (hash.digest('hex') !== sha256) throw refuseArchive('damaged', name)
  }
  if (rows !== head.rows) throw refuseArchive('damaged', head.name)
}

/** Each byte is looked at once, however the parts divide the lines. */
async function* linesOf(
  parts: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
  name: string,
): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let length = 0
  const take = (piece: Buffer) => {
    length += piece.length
    if (length > LONGEST_ROW) throw refuseArchive('rows', name)
    begun.push(piece)
  }
  for await (const part of parts) {
    hash.update(part)
    let from = 0
    for (let end = part.indexOf(LINE_END); end !== -1; end = part.indexOf(LINE_END, from)) {
      take(part.subarray(from, end))
      yield Buffer.concat(begun)
      begun = []
      length = 0
      from = end + 1
    }
    // The reader may write the next part into the memory of this one.
    if (from < part.length) take(Buffer.from(part.subarray(from)))
  }
  if (length > 0) throw refuseArchive('damaged', name)
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parsed(line: Buffer): ArchivedRow | undefined {
  if (!isParseable(line)) return undefined
  try {
    const json = decoder.decode(line)
    const facts: unknown = JSON.parse(json)
    return typeof facts === 'object' && facts !== null && !Array.isArray(facts)
      ? { json, facts: facts as Record<string, unknown> }
      : undefined
  } catch {
    return undefined
  }
}

export function headOf({ tables }: Manifest, name: ExportedTable): Head {
  return tables.find((table) => table.name === name) ?? { name, columns: [], rows: 0, files: [] }
}
