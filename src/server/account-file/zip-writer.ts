import { TransformStream, ReadableStream, type WritableStream } from 'node:stream/web'

/** A file of the archive: bytes that are stored as they are, or parts that are deflated as they come. */
export type ZipEntry = {
  /** With slashes between folders. */
  name: string
  content: Uint8Array | AsyncIterable<string>
}

/**
 * A ZIP archive, written from its first byte to its last while its files come, one after the other: nothing of them is kept.
 * @param modified what every file says of when it was written
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writing = write(writable, entries, modified)
  // What fails is thrown by the reading too.
  writing.catch((error: unknown) => writable.abort(error)).catch(() => undefined)
  yield* readable
  await writing
}

async function write(
  writable: WritableStream<Uint8Array>,
  entries: AsyncIterable<ZipEntry>,
  lastModDate: Date,
): Promise<void> {
  // The library has 49 modules, and few requests need it.
  const { Uint8ArrayReader, ZipWriter } = await import('@zip.js/zip.js')
  const zip = new ZipWriter(writable, { useWebWorkers: false, lastModDate })
  for await (const { name, content } of entries)
    if (content instanceof Uint8Array) await zip.add(name, new Uint8ArrayReader(content), { level: 0 })
    else await zip.add(name, streamOf(content))
  await zip.close()
}

/** Node's stream, by the types of the browser that the library knows. */
function streamOf(texts: AsyncIterable<string>) {
  return ReadableStream.from(encoded(texts)) as unknown as globalThis.ReadableStream<Uint8Array>
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}
