import { asMember } from '#database/as-member.ts'
import { listOrders } from '#server/orders/list.queries.ts'
import { type Chef, signUp } from './support/chef.ts'
import { compareWithFloor } from './support/compare.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts } from './support/fill.ts'
import { statementOf } from './support/floor.ts'
import { supplyAll } from './support/invoice-floors.ts'
import { median } from './support/percentile.ts'
import { type Server, startServer } from './support/start-server.ts'

const ORDERS = 5_000
const LINES = 20
/** That are to arrive, as many as a day shows. */
const EXPECTED = 100
const PRODUCTS = 2_000
const LIMIT = 50

const LONGEST_LIST_MS = 100
const READS = 21

/** Of ten suppliers of one article each for a product, all lines are of the first. */
const FILL = `
  WITH made AS (
    INSERT INTO orders (user_id, supplier_id, supplier_name, number, state, deliver_on, sent_at, total_ht, created_at)
    SELECT $1, $2, 'Les Halles', '2026-' || lpad(i::text, 4, '0'),
      CASE WHEN i > $3 - $4 THEN 'sent' ELSE 'received' END, current_date, now(), 100, now() - ($3 - i) * interval '1 minute'
    FROM generate_series(1, $3::int) AS i RETURNING id
  ), article AS (
    SELECT p.id AS product_id, p.source_product_id, p.name, p.price_ht, row_number() OVER (ORDER BY p.id) - 1 AS place
    FROM user_products p WHERE p.user_id = $1
  ), numbered AS (SELECT id, row_number() OVER () AS place FROM made)
  INSERT INTO order_lines (user_id, order_id, position, supplier_product_id, user_product_id, name, pack_text, packs, price_ht)
  SELECT $1, o.id, l, a.source_product_id, a.product_id, a.name, 'Colis', 2, a.price_ht
  FROM numbered o CROSS JOIN generate_series(0, $5::int - 1) AS l
  JOIN article a ON a.place = (o.place * 7 + l * 13) % $6
  RETURNING 1`

/** The list of very many orders, and the deliveries of a day on which very many are to arrive. */
export async function measureOrders(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, PRODUCTS)
    await fillOrders(server, chef)
    const figures = await compareWithFloor({
      name: `list ${LIMIT} of ${ORDERS} orders`,
      server,
      chef,
      requests: [
        {
          path: `/api/orders?limit=${LIMIT}`,
          statement: await statementOf((tx) => listOrders(tx, { limit: LIMIT }), chef.userId),
        },
      ],
      limit: LIMIT,
    })
    return [
      ...figures,
      await alone(server, chef, {
        name: `one list of ${ORDERS} orders, p50`,
        path: `/api/orders?limit=${LIMIT}`,
        atMost: LONGEST_LIST_MS,
      }),
      await alone(server, chef, {
        name: `deliveries of a day, ${EXPECTED} orders of ${LINES} lines, p50`,
        path: '/api/deliveries',
      }),
    ]
  } finally {
    await server.stop()
  }
}

async function fillOrders(server: Server, { userId }: Chef): Promise<void> {
  const supplierId = await asMember(server.database, userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM supplier_contacts WHERE user_id = $1',
      [userId],
    )
    return rows[0]?.id ?? ''
  })
  await supplyAll(server, userId, supplierId)
  await asMember(server.database, userId, ({ client }) =>
    client.query(FILL, [userId, supplierId, ORDERS, EXPECTED, LINES, PRODUCTS]),
  )
  await server.database.pool.query('vacuum analyze')
}

interface Alone {
  name: string
  path: string
  /** Milliseconds; without it the figure has no goal. */
  atMost?: number
}

/** One answer after the other, as one cook asks for them. */
async function alone(server: Server, { headers }: Chef, { name, path, atMost }: Alone): Promise<Figure> {
  const times: number[] = []
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now()
    const response = await fetch(server.url + path, { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
    times.push(performance.now() - began)
  }
  const goal = atMost === undefined ? {} : { goal: { of: 'measured', atMost } as const }
  return { name, measured: median(times), unit: 'ms', ...goal }
}
