import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { type Head, HEAD, partName, SUMS, type TableSum } from './format.ts'
import { freeBlocks } from './free-blocks.ts'

/** A tar names the length of a file before its content: rows are kept in memory until a part of a table is that long. */
const PART_BYTES = 1024 ** 2

const BLOCK_BYTES = 256 * 1024

export type Rows = {
  name: string
  chunks: AsyncIterable<Buffer>
  /** Their number, once all chunks were read. */
  count: () => number
}

/**
 * Writes a backup beside its place, makes sure that it is on the disk and renames it: under its name it is whole or
 * not at all.
 * @param modifiedAt of the files within
 * @throws what reading the rows throws, or the system refuses
 */
export async function writeArchive(
  path: string,
  head: Head,
  tables: () => AsyncIterable<Rows>,
  signal?: AbortSignal,
): Promise<TableSum[]> {
  const draft = `${path}.${process.pid}.part`
  const { readable, controller } = createTarPacker()
  const compressor = createZstdCompress({
    chunkSize: BLOCK_BYTES,
    params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  const toDisk = pipeline(compressor, createWriteStream(draft, { mode: 0o600, flush: true }), { signal })
  const writing = new Writer(controller, new Date(head.madeAt)).write(head, tables())
  try {
    const [sums] = await Promise.all([writing, compress(readable, compressor), toDisk])
    await rename(draft, path)
    await syncFolder(dirname(path))
    return sums
  } catch (error) {
    controller.error(error)
    // The rows may still be waited for: the caller ends their connection.
    writing.catch(() => undefined)
    await toDisk.catch(() => undefined)
    await rm(draft, { force: true })
    throw signal?.aborted ? signal.reason : error
  }
}

/** Block by block: Node ends the frame with the last block and adds an empty one where the end is known before that is done. */
async function compress(archive: AsyncIterable<Uint8Array>, compressor: ZstdCompress): Promise<void> {
  try {
    for await (const block of archive)
      await new Promise<void>((done, fail) =>
        compressor.write(block, (error) => (error ? fail(error) : done())),
      )
    compressor.end()
  } catch (error) {
    compressor.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/** The new name itself has to reach the disk; Windows syncs no folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

class Writer {
  readonly #controller: TarPackController
  readonly #mtime: Date

  constructor(controller: TarPackController, mtime: Date) {
    this.#controller = controller
    this.#mtime = mtime
  }

  async write(head: Head, tables: AsyncIterable<Rows>): Promise<TableSum[]> {
    await this.#file(HEAD, json(head))
    const sums: TableSum[] = []
    for await (const rows of tables) sums.push(await this.#table(rows))
    await this.#file(SUMS, json({ tables: sums }))
    this.#controller.finalize()
    return sums
  }

  async #table({ name, chunks, count }: Rows): Promise<TableSum> {
    const hash = createHash('sha256')
    let bytes = 0
    let part = 0
    let waiting: Buffer[] = []
    let waitingBytes = 0
    const send = async () => {
      if (waitingBytes === 0) return
      await this.#file(partName(name, (part += 1)), Buffer.concat(waiting))
      waiting = []
      waitingBytes = 0
    }
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      waiting.push(chunk)
      waitingBytes += chunk.length
      freeBlocks(chunk.length)
      if (waitingBytes >= PART_BYTES) await send()
    }
    await send()
    return { name, rows: count(), bytes, sha256: hash.digest('hex') }
  }

  async #file(name: string, content: Buffer): Promise<void> {
    const file = this.#controller.add({ name, size: content.length, mode: 0o600, mtime: this.#mtime })
    const body = file.getWriter()
    if (content.length > 0) await body.write(content)
    await body.close()
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)
}
