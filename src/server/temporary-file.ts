import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/**
 * Writes texts one after the other into a file and gives back what it holds, to be read once: an answer that is too long
 * for memory, and that takes its client longer than a transaction may last. The file has no name from the beginning, so
 * the system removes it with the last use of it, also when the server is killed.
 */
export async function throughFile(
  folder: string,
  texts: AsyncIterable<string>,
): Promise<ReadableStream<Uint8Array>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    for await (const text of texts) await file.appendFile(text)
    return Readable.toWeb(file.createReadStream({ start: 0 }))
  } catch (error) {
    await file.close()
    throw error
  }
}
