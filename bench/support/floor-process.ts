// The floor: the least a Node server can do to answer with rows of a PostgreSQL, or to write some.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Pool, types } from 'pg'
import { toIsoInstant } from '#database/instant.ts'
import { type FloorOrder, NEW_ID, type Statement } from './floor.ts'

const { NUMERIC, INT8, TIMESTAMPTZ } = types.builtins

type Row = { key: unknown; total: number; [column: string]: unknown }

process.once('message', ({ connectionString, connections, ...order }: FloorOrder) => {
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(INT8, Number)
  types.setTypeParser(TIMESTAMPTZ, toIsoInstant)
  const pool = new Pool({ connectionString, max: connections, options: '-c TimeZone=UTC' })

  async function read(place: number): Promise<string> {
    const { rows } = await pool.query<Row>(itemAt(order.statements, place))
    const items = rows
      .filter((row) => row.id !== null)
      .slice(0, order.limit)
      .map(({ key: _key, total: _total, ...item }) => item)
    return JSON.stringify({ items, total: rows[0]?.total })
  }

  /** Answers with what the statements return, committed to the disk. */
  async function write(place: number, body: string): Promise<string> {
    JSON.parse(body)
    const id = randomUUID()
    const client = await pool.connect()
    try {
      await client.query('begin')
      const written: unknown[] = []
      for (const { values, ...statement } of itemAt(order.writes, place)) {
        const { rows } = await client.query({
          ...statement,
          values: values.map((value) => (value === NEW_ID ? id : value)),
        })
        written.push(rows)
      }
      await client.query('commit')
      return JSON.stringify(written)
    } finally {
      client.release()
    }
  }

  async function answer(request: IncomingMessage): Promise<string> {
    const place = Number(request.url?.slice(1))
    return request.method === 'GET' ? read(place) : write(place, await bodyOf(request))
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        })
        response.end(body)
      },
      (error: unknown) => {
        response.writeHead(500)
        response.end(String(error))
      },
    )
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`)
  })
})

function itemAt<Item extends Statement | Statement[]>(all: readonly Item[] = [], place: number): Item {
  const found = all[place]
  if (!found) throw new Error(`There is nothing at ${place}`)
  return found
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
