import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const BEGINNING = 'restoration-'

/** Removes what uploads have left that were broken off with their server. */
export async function clearUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names)
    if (name.startsWith(BEGINNING)) await unlink(join(folder, name)).catch(() => undefined)
}

/** A backup that arrives in parts, each written to the disk as it comes. */
export class UploadedBackup {
  readonly path: string
  /** Bytes of the whole file. */
  readonly of: number
  /** What its sender calls it. */
  readonly name: string
  readonly #file: FileHandle
  #bytes = 0
  #last: Promise<unknown> = Promise.resolve()

  private constructor(path: string, file: FileHandle, { of, name }: { of: number; name: string }) {
    this.path = path
    this.of = of
    this.name = name
    this.#file = file
  }

  /** @returns undefined where the disk has no room for it */
  static async begin(
    folder: string,
    { of, name }: { of: number; name: string },
  ): Promise<UploadedBackup | undefined> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(folder)
    if (of > bavail * bsize) return undefined
    const path = join(folder, `${BEGINNING}${randomUUID()}`)
    return new UploadedBackup(path, await open(path, 'wx', 0o600), { of, name })
  }

  get isWhole(): boolean {
    return this.#bytes === this.of
  }

  /**
   * Writes the part that begins at a byte; one that is not the next is left out, as its sender has sent it already.
   * @returns how many bytes there are
   */
  append(from: number, part: Uint8Array): Promise<number> {
    const written = this.#last.then(async () => {
      if (from !== this.#bytes || from + part.length > this.of) return this.#bytes
      let done = 0
      while (done < part.length) {
        const { bytesWritten } = await this.#file.write(part, done, part.length - done, from + done)
        done += bytesWritten
      }
      this.#bytes += part.length
      return this.#bytes
    })
    this.#last = written.catch(() => undefined)
    return written
  }

  async remove(): Promise<void> {
    await this.#last
    await this.#file.close().catch(() => undefined)
    await unlink(this.path).catch(() => undefined)
  }
}
