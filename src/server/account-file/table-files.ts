import { createHash } from 'node:crypto'
import type { MemberTx } from '#database/as-member.ts'
import { type FileSum, hasRoom, partName } from './format.ts'
import type { ZipEntry } from './zip-writer.ts'

/** Rows read at once. */
const PAGE = 500

type Table<Row> = {
  /** Of user `$1`. */
  select: string
  folder: string
  name: string
  ending: string
  /** What every file begins with. */
  head: string
  /** A row of the answer, without its line break. */
  line: (row: Row) => string
  /** Is called once a file is written. */
  written: (file: FileSum) => void
}

/**
 * The files of a table, one after the other in as many as it takes; each is to be read to its end before the next. A table without
 * rows has one. Rows are arrays of the columns' values.
 */
export async function* tableFiles<Row extends unknown[]>(
  { client, houseId }: MemberTx,
  { select, folder, name, ending, head, line, written }: Table<Row>,
): AsyncGenerator<ZipEntry> {
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${select}`, [houseId])
  const fetch = async () => {
    const { rows } = await client.query<Row>({ text: `FETCH ${PAGE} FROM exported`, rowMode: 'array' })
    return rows
  }
  let page = await fetch()
  for (let part = 1; part === 1 || page.length > 0; part += 1) {
    const file = partName(folder, name, part, ending)
    const content = async function* (): AsyncGenerator<string> {
      const hash = createHash('sha256').update(head)
      const held = { bytes: Buffer.byteLength(head), rows: 0 }
      if (head !== '') yield head
      while (page.length > 0 && hasRoom(held)) {
        const text = page.map((row) => `${line(row)}\n`).join('')
        hash.update(text)
        held.bytes += Buffer.byteLength(text)
        held.rows += page.length
        yield text
        page = await fetch()
      }
      written({ name: file, rows: held.rows, sha256: hash.digest('hex') })
    }
    yield { name: file, content: content() }
  }
  await client.query('CLOSE exported')
}
