import type { IncomingMessage } from 'node:http'
import { type ErrorCode, ERROR_STATUS } from '#contract/errors.ts'

type Bounds = {
  /** Bytes. */
  most: number
  /** Ends the reading before the body does. */
  cut: AbortSignal
}

/**
 * The chunks of a body, without another copy of it.
 * @throws an error with the status of the answer: 413 for a larger body, 503 when it was cut, 400 when it is broken off
 */
export function collectBody(body: IncomingMessage, { most, cut }: Bounds): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
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
      length += chunk.length
      if (length > most) refuse('PAYLOAD_TOO_LARGE')
      else chunks.push(chunk)
    }
    const onEnd = (): void => {
      end()
      resolve(chunks)
    }
    const onError = (error: Error): void => refuse('BAD_REQUEST', error)
    const onCut = (): void => refuse('UNAVAILABLE')
    body.on('data', onData).on('end', onEnd).on('error', onError)
    cut.addEventListener('abort', onCut)
    if (Number(body.headers['content-length']) > most) refuse('PAYLOAD_TOO_LARGE')
    else if (cut.aborted) onCut()
  })
}
