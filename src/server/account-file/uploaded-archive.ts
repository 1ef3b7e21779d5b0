import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, unlink } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type ErrorCode, ERROR_STATUS } from '#contract/errors.ts'
import { invalidFields } from '../translate-error.ts'

/** A file of the server's disk that someone has sent: what a route is given in place of its bytes. */
class UploadedArchive extends File {
  readonly path: string
  readonly #sha256: string

  constructor(path: string, sha256: string) {
    super([], 'archive.zip', { type: 'application/zip' })
    this.path = path
    this.#sha256 = sha256
  }

  /** The sum of its content, by which a request that is sent again is recognised. */
  toJSON(): string {
    return this.#sha256
  }
}

/** @throws VALIDATION for a body that was no archive */
export function pathOf(body: File): string {
  if (body instanceof UploadedArchive) return body.path
  throw invalidFields([{ path: 'body', rule: 'required' }])
}

type Bounds = {
  folder: string
  /** Bytes. */
  most: number
  /** Ends the reading before the body does. */
  cut: AbortSignal
}

/**
 * Writes a body to the disk as it comes; the file is deleted once the request is answered.
 * @throws an error with the status of the answer: 413 for a larger body, 503 when it was cut, 400 when it is broken off
 */
export async function keepUpload(
  body: IncomingMessage,
  response: ServerResponse,
  { folder, most, cut }: Bounds,
): Promise<File> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.zip`)
  const file = await open(path, 'wx', 0o600)
  const remove = () => void unlink(path).catch(() => undefined)
  if (response.closed) remove()
  else response.once('close', remove)
  const hash = createHash('sha256')
  let length = 0
  try {
    if (Number(body.headers['content-length']) > most) throw withStatus('PAYLOAD_TOO_LARGE')
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (cut.aborted) throw withStatus('UNAVAILABLE')
      length += chunk.length
      if (length > most) throw withStatus('PAYLOAD_TOO_LARGE')
      hash.update(chunk)
      await file.appendFile(chunk)
    }
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : withStatus('BAD_REQUEST')
  } finally {
    await file.close()
  }
  return new UploadedArchive(path, hash.digest('hex'))
}

function withStatus(code: ErrorCode): Error {
  return Object.assign(new Error('The body was not read to its end'), { statusCode: ERROR_STATUS[code] })
}
