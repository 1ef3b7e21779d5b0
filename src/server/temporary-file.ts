import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadableStream } from 'node:stream/web'

/** Bytes handed on at once. */
const BLOCK = 64 * 1024

/**
 * Writes texts or bytes one after the other into a file, and hands over what reads them back, once, from the first of them on: an
 * answer that is too long for memory, that begins at once, and that takes its client longer than a transaction may last.
 * The file has no name from the beginning, so the system removes it with the last use of it, also when the server is killed.
 * @param begun is called once the first text is written; not at all when that fails
 * @returns once all is written, or the reader has given up
 * @throws what `texts` throws or the disk refuses; reading then fails too, so that half a file is taken for no whole one
 */
export async function throughFile(
  folder: string,
  texts: AsyncIterable<string | Uint8Array>,
  begun: (stream: ReadableStream<Uint8Array>) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const written = new GrowingFile(await open(path, 'wx+', 0o600))
  try {
    await unlink(path)
    let first = true
    for await (const text of texts) {
      await written.append(text)
      if (first) begun(written.read())
      first = false
      if (written.givenUp) break
    }
    written.end()
  } catch (error) {
    written.fail(error)
    throw error
  } finally {
    await written.leave()
  }
}

/** A file that one writes while another reads it; it is closed when both have left. */
class GrowingFile {
  readonly #file: FileHandle
  #size = 0
  #state: 'growing' | 'whole' | { error: unknown } = 'growing'
  #grown = Promise.withResolvers<void>()
  #users = 1
  /** Whether the reader needs nothing more. */
  givenUp = false

  constructor(file: FileHandle) {
    this.#file = file
  }

  async append(text: string | Uint8Array): Promise<void> {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    await this.#file.appendFile(bytes)
    this.#size += bytes.length
    this.#wake()
  }

  end(): void {
    this.#state = 'whole'
    this.#wake()
  }

  fail(error: unknown): void {
    this.#state = { error }
    this.#wake()
  }

  async leave(): Promise<void> {
    this.#users -= 1
    if (this.#users === 0) await this.#file.close()
  }

  /** What is written, as fast as the reader takes it, and what will be written. */
  read(): ReadableStream<Uint8Array> {
    this.#users += 1
    let at = 0
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          while (at === this.#size && this.#state === 'growing') await this.#grown.promise
          // The reader gave up meanwhile, and has left.
          if (this.givenUp) return
          if (typeof this.#state === 'object') {
            await this.leave()
            throw this.#state.error
          }
          if (at === this.#size) {
            await this.leave()
            controller.close()
            return
          }
          const block = Buffer.allocUnsafe(Math.min(BLOCK, this.#size - at))
          const { bytesRead } = await this.#file.read(block, 0, block.length, at)
          at += bytesRead
          controller.enqueue(block.subarray(0, bytesRead))
        },
        cancel: async () => {
          this.givenUp = true
          await this.leave()
        },
      },
      { highWaterMark: 0 },
    )
  }

  #wake(): void {
    this.#grown.resolve()
    this.#grown = Promise.withResolvers()
  }
}
