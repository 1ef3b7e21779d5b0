// The floor: the least a Node server can do to answer with rows of a PostgreSQL.
import { createServer } from 'node:http'
import { Pool, types } from 'pg'
import { toIsoInstant } from '#database/instant.ts'
import type { FloorOrder } from './floor.ts'

const { NUMERIC, INT8, TIMESTAMPTZ } = types.builtins

type Row = { key: unknown; total: number; [column: string]: unknown }

process.once('message', ({ connectionString, statements, limit, connections }: FloorOrder) => {
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(INT8, Number)
  types.setTypeParser(TIMESTAMPTZ, toIsoInstant)
  const pool = new Pool({ connectionString, max: connections, options: '-c TimeZone=UTC' })

  async function answer(path = ''): Promise<string> {
    const statement = statements[Number(path.slice(1))]
    if (!statement) throw new Error(`There is no statement ${path}`)
    const { rows } = await pool.query<Row>(statement)
    const items = rows
      .filter((row) => row.id !== null)
      .slice(0, limit)
      .map(({ key: _key, total: _total, ...item }) => item)
    return JSON.stringify({ items, total: rows[0]?.total })
  }

  const server = createServer((request, response) => {
    answer(request.url).then(
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
