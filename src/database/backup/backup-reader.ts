import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import { isParseable } from '../json-bounds.ts'
import { archiveEntries, type Entry } from './archive-entries.ts'
import {
  FORMAT,
  FORMAT_VERSION,
  fullName,
  type Head,
  head as headShape,
  HEAD,
  partName,
  SUMS,
  sums as sumsShape,
  type TableHead,
  type TableSum,
} from './format.ts'
import { freeBlocks } from './free-blocks.ts'
import { unreadable } from './unreadable.ts'

/** The head names tables and columns: longer than this it is none. */
const LONGEST_JSON = 4 * 1024 ** 2
/** Its members and items, their names counted too: some thousands. */
const MOST_VALUES = 200_000
const NEWLINE = 10

/** What every format has, so that a newer one is named. */
const anyHead = z.object({ format: z.literal(FORMAT), formatVersion: z.int(), gramme: z.string() })

/**
 * Reads a backup from its beginning to its end, and compares all that it says with what it has: `rows` of each table of the
 * head in their order, then `finish`. What it throws is a StartupError with the sentence for the operator.
 */
export class BackupReader {
  readonly head: Head
  readonly #name: string
  readonly #entries: AsyncGenerator<Entry>
  readonly #read: TableSum[] = []
  #next: Entry | undefined

  private constructor(name: string, head: Head, entries: AsyncGenerator<Entry>) {
    this.#name = name
    this.head = head
    this.#entries = entries
  }

  static async open(path: string, onRead?: (bytes: number) => void): Promise<BackupReader> {
    const name = basename(path)
    const entries = archiveEntries(path, onRead)
    try {
      const first = (await entries.next()).value as Entry | undefined
      if (first?.name !== HEAD) throw unreadable.foreign(name)
      const reader = new BackupReader(name, readHead(name, await jsonIn(name, first)), entries)
      await reader.#advance()
      return reader
    } catch (error) {
      await entries.return(undefined)
      throw error
    }
  }

  /** The rows of a table, as COPY wrote them, in blocks. */
  async *rows(table: TableHead): AsyncGenerator<Uint8Array> {
    const name = fullName(table)
    const hash = createHash('sha256')
    const sum = { name, rows: 0, bytes: 0 }
    for (let part = 1; this.#next?.name === partName(name, part); part += 1) {
      for await (const block of this.#next.body) {
        hash.update(block)
        sum.bytes += block.length
        sum.rows += newlines(block)
        freeBlocks(block.length)
        yield block
      }
      await this.#advance()
    }
    this.#read.push({ ...sum, sha256: hash.digest('hex') })
  }

  /** Once the rows of every table were read: says what they are, all as the file itself says it. */
  async finish(): Promise<TableSum[]> {
    if (this.#next?.name !== SUMS) throw unreadable.damaged(this.#name, this.#next?.name ?? SUMS)
    const { tables } = parsed(this.#name, SUMS, sumsShape, await jsonIn(this.#name, this.#next))
    const other = tables.find((declared, index) => !isSame(declared, this.#read[index]))
    if (other !== undefined || tables.length !== this.#read.length)
      throw unreadable.damaged(this.#name, other?.name ?? SUMS)
    await this.#advance()
    if (this.#next !== undefined) throw unreadable.damaged(this.#name, this.#next.name)
    return tables
  }

  async close(): Promise<void> {
    await this.#entries.return(undefined)
  }

  async #advance(): Promise<void> {
    this.#next = (await this.#entries.next()).value as Entry | undefined
  }
}

export function isSame(one: TableSum, other: TableSum | undefined): boolean {
  return (
    one.name === other?.name &&
    one.rows === other.rows &&
    one.bytes === other.bytes &&
    one.sha256 === other.sha256
  )
}

function readHead(name: string, json: unknown): Head {
  const any = anyHead.safeParse(json)
  if (!any.success) throw unreadable.foreign(name)
  const { formatVersion, gramme } = any.data
  if (formatVersion > FORMAT_VERSION) throw unreadable.newerFormat(name, formatVersion, gramme)
  return parsed(name, HEAD, headShape, json)
}

function parsed<Shape>(name: string, what: string, shape: z.ZodType<Shape>, json: unknown): Shape {
  const { data } = shape.safeParse(json)
  if (data === undefined) throw unreadable.damaged(name, what)
  return data
}

/** Undefined for what is no JSON, or is nested or long as no backup is. */
async function jsonIn(name: string, entry: Entry): Promise<unknown> {
  const blocks: Uint8Array[] = []
  let bytes = 0
  for await (const block of entry.body) {
    blocks.push(block)
    bytes += block.length
    if (bytes > LONGEST_JSON) throw unreadable.damaged(name, entry.name)
  }
  const json = Buffer.concat(blocks)
  if (!isParseable(json, MOST_VALUES)) return undefined
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    return undefined
  }
}

/** COPY ends each row with a newline and escapes those within: as many rows. */
function newlines(block: Uint8Array): number {
  let count = 0
  // A search from each to the next would take 80 s for a gigabyte of them alone.
  for (const byte of block) if (byte === NEWLINE) count += 1
  return count
}
