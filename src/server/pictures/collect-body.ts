import type { IncomingMessage } from 'node:http'
import { type ErrorCode, ERROR_STATUS } from '#contract/errors.ts'

type Bounds = {
  /** Bytes. */
  most: number
  /** Ends the reading before the body does. */
  cut: AbortSignal
}

/**
 * The bytes of a body, each copied once: into one buffer of the length that its head declares.
 * @throws an error with the status of the answer: 413 for a larger body, 503 when it was cut, 400 when it is broken off
 */
export function collectBody(body: IncomingMessage, { most, cut }: Bounds): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const declared = Number(body.headers['content-length'])
    let bytes = Buffer.allocUnsafeSlow(declared <= most ? declared : 0)
    let length = 0
    const end = (): void => {
      body.off('data', onData).off('end', onEnd).off('error', onError)
      cut.removeEventListener('abort', onCut)
    }
    const refuse = (code: ErrorCode, error = new Error('The body was not read to its end')): void => {
      end()
      reject(Object.assign(error, { statusCode: ERROR_STATUS[code] }))
    }
    const onData = (chunk: Buffer): void => {
      if (length + chunk.length > most) return refuse('PAYLOAD_TOO_LARGE')
      if (length + chunk.length > bytes.length) bytes = grown(bytes, length + chunk.length, most)
      length += chunk.copy(bytes, length)
    }
    const onEnd = (): void => {
      end()
      resolve(bytes.subarray(0, length))
    }
    const onError = (error: Error): void => refuse('BAD_REQUEST', error)
    const onCut = (): void => refuse('UNAVAILABLE')
    body.on('data', onData).on('end', onEnd).on('error', onError)
    cut.addEventListener('abort', onCut)
    if (declared > most) refuse('PAYLOAD_TOO_LARGE')
    else if (cut.aborted) onCut()
  })
}

/** For a body in chunks, whose head declares no length. */
function grown(bytes: Buffer, needed: number, most: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(most, Math.max(needed, 2 * bytes.length)))
  bytes.copy(larger)
  return larger
}
