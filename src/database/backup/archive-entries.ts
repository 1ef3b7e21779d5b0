import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { StartupError } from '../startup-error.ts'
import { openingError, unreadable } from './unreadable.ts'

const BLOCK_BYTES = 256 * 1024
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

export type Entry = { name: string; body: AsyncIterable<Uint8Array> }

/**
 * The files of an archive, in their order. The body of each is read to its end before the next one is asked for.
 * @param onRead is called with the number of bytes of the file that were read so far
 * @throws StartupError when the file cannot be opened, is not a backup, is truncated or damaged
 */
export async function* archiveEntries(path: string, onRead?: (bytes: number) => void): AsyncGenerator<Entry> {
  const file = await openBackup(path)
  try {
    const compressed = file.createReadStream({ start: 0, highWaterMark: BLOCK_BYTES, autoClose: false })
    const archive = createZstdDecompress({ chunkSize: BLOCK_BYTES })
    compressed.on('error', (error) => archive.destroy(error))
    const entries = (Readable.toWeb(compressed.pipe(archive)) as ReadableStream<Uint8Array<ArrayBuffer>>)
      .pipeThrough(createTarDecoder({ strict: true }))
      .values()
    try {
      for await (const { header, body } of entries) {
        onRead?.(compressed.bytesRead)
        yield { name: header.name, body: known(path, body.values()) }
      }
      if (archive.bytesWritten !== (await file.stat()).size) throw unreadable.damaged(basename(path), 'fin')
    } finally {
      compressed.destroy()
      archive.destroy()
    }
  } catch (error) {
    throw refusalOf(path, error)
  } finally {
    await file.close()
  }
}

/** A body that breaks says so in the same sentence as the archive. */
async function* known(path: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw refusalOf(path, error)
  }
}

async function openBackup(path: string): Promise<FileHandle> {
  let file: FileHandle | undefined
  try {
    file = await open(path, 'r')
    const begin = Buffer.alloc(ZSTD_MAGIC.length)
    const { bytesRead } = await file.read(begin, 0, begin.length, 0)
    if (bytesRead < begin.length || !begin.equals(ZSTD_MAGIC)) throw unreadable.foreign(basename(path))
    return file
  } catch (error) {
    await file?.close()
    throw openingError(path, error)
  }
}

function refusalOf(path: string, error: unknown): unknown {
  if (error instanceof StartupError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return unreadable.cut(basename(path))
  if (code.startsWith('ZSTD_') || code === '') return unreadable.damaged(basename(path), 'archive')
  return openingError(path, error)
}
