import { openAsBlob } from 'node:fs'
import { TransformStream } from 'node:stream/web'
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js'
import { ORPCError } from '@orpc/server'
import { refuseArchive } from './refuse-archive.ts'

/** Of more, the list of files alone fills the memory: a picture each of as many sheets as no house has. */
const MOST_FILES = 50_000
/** What every archive begins with that has a file. */
const FIRST = 'PK\u0003\u0004'
/** What leads out of a folder, on any system. */
const LEADS_OUT = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[A-Za-z]:|\\|\0/
const OPTIONS = { useWebWorkers: false, checkSignature: true, checkOverlappingEntry: true } as const

/**
 * An archive of someone's that is a file here: any of its files is read by its name, in blocks, and nothing is unpacked to the disk.
 * Whatever contradicts itself is refused: files in the same place, names that lead out of a folder, more bytes than were announced.
 */
export class ArchiveReader {
  readonly #entries: ReadonlyMap<string, FileEntry>

  private constructor(entries: ReadonlyMap<string, FileEntry>) {
    this.#entries = entries
  }

  /** The archive at a path. @throws ARCHIVE_REFUSED */
  static async open(path: string): Promise<ArchiveReader> {
    const file = await openAsBlob(path)
    return new ArchiveReader(await entriesOf(new ZipReader(new BlobReader(file), OPTIONS), file))
  }

  /** How many bytes a file has, as the archive says; undefined for one that is not there. */
  sizeOf(name: string): number | undefined {
    return this.#entries.get(name)?.uncompressedSize
  }

  /** The content of a file. @throws ARCHIVE_REFUSED where it is missing, or another than its sum says */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) throw refuseArchive('damaged', name)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const reading = entry.getData(writable, OPTIONS)
    // What fails is thrown by the reading below, or of no interest to one that has ended before.
    reading.catch((error: unknown) => writable.abort(error)).catch(() => undefined)
    let size = 0
    try {
      for await (const { buffer, byteOffset, length } of readable) {
        size += length
        if (size > entry.uncompressedSize) break
        yield Buffer.from(buffer, byteOffset, length)
      }
      if (size === entry.uncompressedSize) await reading
    } catch {
      throw refuseArchive('damaged', name)
    }
    if (size !== entry.uncompressedSize) throw refuseArchive('damaged', name)
  }

  /** The same as one piece. @throws ARCHIVE_REFUSED, also for one of more bytes */
  async whole(name: string, most: number): Promise<Buffer> {
    const size = this.sizeOf(name)
    if (size === undefined || size > most) throw refuseArchive('damaged', name)
    const parts: Buffer[] = []
    for await (const part of this.read(name)) parts.push(part)
    return Buffer.concat(parts)
  }
}

async function entriesOf(zip: ZipReader<unknown>, file: Blob): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>()
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory) continue
      const { filename, encrypted } = entry
      if (encrypted || entries.has(filename) || LEADS_OUT.test(filename))
        throw refuseArchive('damaged', filename)
      if (entries.size === MOST_FILES) throw refuseArchive('too-large')
      entries.set(filename, entry)
    }
  } catch (error) {
    if (error instanceof ORPCError) throw error
    if (entries.size > 0) throw refuseArchive('damaged')
    throw refuseArchive((await file.slice(0, FIRST.length).text()) === FIRST ? 'cut' : 'not-zip')
  }
  return entries
}
