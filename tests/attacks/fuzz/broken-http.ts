import * as fc from 'fast-check'
import { connect } from 'node:net'
import type { Operation } from '../operations.ts'
import type { RawAnswer } from './documented-answers.ts'
import { mostly } from './mostly.ts'

/** A request as bytes, written out by hand. */
export type RawRequest = {
  operation: Operation
  bytes: Buffer
  /** Whether its sender ends its side of the connection with the last byte. */
  halfClosed: boolean
}

const METHODS = ['PROPFIND', 'CONNECT', 'get', 'G\0T', 'GET GET', '', 'QUERY', 'X'.repeat(300)]
const TARGETS = [
  '*',
  '/',
  '//',
  'http://exemple.test/api/health',
  'api',
  '/api/%',
  `/${'x'.repeat(9_000)}`,
  '/é',
]
const VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/9.9', 'HTTP', '']
const LENGTHS = [
  '0',
  '1',
  '-1',
  '+3',
  '0x10',
  'abc',
  '',
  '999999999',
  '18446744073709551616',
  '3, 4',
  '3\r\nContent-Length: 4',
]
const CODINGS = [
  'chunked',
  'chunked, chunked',
  'gzip, chunked',
  'identity',
  'x',
  '\tchunked',
  'chunked\r\nTransfer-Encoding: x',
]
const CHUNKS = [
  '0\r\n\r\n',
  '2\r\n{}\r\n0\r\n\r\n',
  '2\r\n{}',
  'z\r\n{}\r\n',
  'ffffffffffffffff\r\n{}',
  '-1\r\n',
  '2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n',
  '',
]
const HEADERS = [
  'Host: other',
  'Host:',
  'no header',
  ': no name',
  'A b: c',
  'X: a\0b',
  'X: \x01',
  ' folded: line',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Connection: close, keep-alive',
  'Trailer: Content-Length',
  `Cookie: ${'x'.repeat(20_000)}`,
  'X: y\r\n'.repeat(3_000).trimEnd(),
  'Content-Type: multipart/form-data; boundary=',
  'Content-Encoding: gzip',
]
const BODIES = ['{}', '{"name":"Metro"}', '[]', '', '{"name":"é', 'x'.repeat(70_000)]

const lines = (operation: Operation) => {
  const address = `/api${operation.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`
  return fc
    .tuple(
      mostly<string>(fc.constant(operation.method), 95, fc.constantFrom(...METHODS)),
      mostly(fc.constant(address), 95, fc.constantFrom(...TARGETS)),
      mostly(fc.constant('HTTP/1.1'), 97, fc.constantFrom(...VERSIONS)),
    )
    .map((parts) => parts.join(' '))
}

function requestsTo(operation: Operation, cookie: string): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      line: lines(operation),
      body: mostly(fc.constant('{}'), 60, fc.constantFrom(...BODIES)),
      length: mostly<string | undefined>(fc.constant(undefined), 75, fc.constantFrom(...LENGTHS)),
      coding: mostly<string | undefined>(fc.constant(undefined), 80, fc.constantFrom(...CODINGS)),
      chunks: fc.constantFrom(...CHUNKS),
      headers: mostly<string[]>(
        fc.constant([]),
        70,
        fc.array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 2 }),
      ),
      cut: mostly(fc.constant(0), 85, fc.nat({ max: 400 })),
      swaps: mostly<[at: number, byte: number][]>(
        fc.constant([]),
        85,
        fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 3 }),
      ),
      times: mostly(fc.constant(1), 85, fc.constant(2)),
      halfClosed: mostly(fc.constant(false), 80, fc.constant(true)),
    })
    .map(({ line, body, length, coding, chunks, headers, cut, swaps, times, halfClosed }) => {
      const sent = coding === undefined ? body : chunks
      const framed = [
        ...(coding === undefined || length !== undefined
          ? [`Content-Length: ${length ?? Buffer.byteLength(sent)}`]
          : []),
        ...(coding === undefined ? [] : [`Transfer-Encoding: ${coding}`]),
      ]
      const head = [line, 'Host: localhost:3000', `Cookie: ${cookie}`, 'Content-Type: application/json']
      const text = `${[...head, ...framed, ...headers].join('\r\n')}\r\n\r\n${sent}`
      const whole = Buffer.from(text.repeat(times), 'latin1')
      for (const [at, byte] of swaps) whole[at % whole.length] = byte
      return { operation, halfClosed, bytes: whole.subarray(0, Math.max(1, whole.length - cut)) }
    })
}

/** Requests that break HTTP, in most of them at one place. */
export function rawRequests(operations: readonly Operation[], cookie: string): fc.Arbitrary<RawRequest> {
  return fc.oneof(...operations.map((operation) => requestsTo(operation, cookie)))
}

/** After an answer, a second one may follow. */
const SILENCE_MS = 20

/**
 * Sends bytes and reads what comes back.
 * @param halfClosed whether this side of the connection ends with the last byte, or only after an answer
 * @returns what was read, empty where the connection was closed without an answer
 * @throws when it is still open after `limitMs`
 */
export function exchange(
  port: number,
  { bytes, halfClosed }: Pick<RawRequest, 'bytes' | 'halfClosed'>,
  limitMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let read = ''
    let silence: NodeJS.Timeout | undefined
    const limit = setTimeout(() => {
      reject(new Error(`the connection is open after ${limitMs} ms`))
      socket.destroy()
    }, limitMs)
    socket.on('data', (chunk: Buffer) => {
      read += chunk.toString('latin1')
      clearTimeout(silence)
      if (isWhole(read)) silence = setTimeout(() => socket.end(), SILENCE_MS)
    })
    // A server that closes while bytes still arrive resets the connection.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(limit)
      clearTimeout(silence)
      resolve(read)
    })
    if (halfClosed) socket.end(bytes)
    else socket.write(bytes)
  })
}

/** The first answer of a connection that is not a provisional one. */
export function firstAnswer(read: string): RawAnswer {
  const answer = read.replace(PROVISIONAL, '')
  const end = answer.indexOf('\r\n\r\n')
  const [line = '', ...lines] = answer.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((each) => [each.split(':')[0]?.toLowerCase(), each.slice(each.indexOf(':') + 1).trim()]),
  )
  const body = answer.slice(end + 4).slice(0, Number(headers['content-length'] ?? Infinity))
  return { status: Number(line.split(' ')[1]), headers, bytes: Buffer.from(body, 'latin1') }
}

const PROVISIONAL = /^HTTP\/1\.1 100 Continue\r\n\r\n/

function isWhole(read: string): boolean {
  if (!read.replace(PROVISIONAL, '').includes('\r\n\r\n')) return false
  const { headers, bytes } = firstAnswer(read)
  const length = headers['content-length']
  return length === undefined ? bytes.toString().endsWith('0\r\n\r\n') : bytes.length === Number(length)
}
