import { fileURLToPath } from 'node:url'
import { asMember } from '#database/as-member.ts'
import { printedNumber } from './support/printed-number.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { startFloor } from './support/floor.ts'
import { atRest } from './support/memory-of-server.ts'
import { priceFloor } from './support/price-floor.ts'
import { priceWrites } from './support/price-writes.ts'
import { type Server, startServer } from './support/start-server.ts'
import { writesInTurns } from './support/writes-in-turns.ts'

const SHEETS = 10_000
const LINES = 10
const REPORTER = fileURLToPath(new URL('support/hold-on-signal.ts', import.meta.url))
/** Beyond it a neighbour notices. */
const LONGEST_HOLD_MS = 50
const MOST_MB = 300

/** A price that every sheet of a large house uses: what its chef waits for, what others wait for, and what it leaves in memory. */
export async function measurePriceOfMany(): Promise<Figure[]> {
  const server = await startServer(['--import', REPORTER])
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, 200)
    await fillSheets(server, chef.userId, SHEETS, LINES)
    const productId = await productOfAll(server, chef)
    const floor = await startFloor(server, { writes: [await priceFloor(server, chef.userId, productId)] })
    const name = `a price that ${SHEETS} sheets use`
    try {
      await printedNumber(server, 'held')
      const times = await writesInTurns({
        name,
        subject: priceWrites(server, chef, productId),
        floor: () => ({ method: 'POST', url: `${floor.url}/0`, body: { priceHt: 8 } }),
        each: 1,
      })
      const held = await printedNumber(server, 'held')
      const after = await atRest(server)
      return [
        ...times,
        {
          name: `${name}, longest hold of the event loop, of the processor`,
          measured: held,
          unit: 'ms',
          goal: { of: 'measured', atMost: LONGEST_HOLD_MS },
        },
        {
          name: `${name}, memory afterwards, server and database`,
          measured: after.both,
          unit: 'MB',
          goal: { of: 'measured', atMost: MOST_MB },
        },
        { name: `${name}, memory afterwards, server`, measured: after.server, unit: 'MB' },
        { name: `${name}, memory afterwards, database`, measured: after.database, unit: 'MB' },
      ]
    } finally {
      floor.stop()
    }
  } finally {
    await server.stop()
  }
}

function productOfAll({ database }: Server, { userId }: Chef): Promise<string> {
  return asMember(database, userId, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT user_product_id AS id FROM tech_sheet_ingredients WHERE user_id = $1 AND position = 0 LIMIT 1',
      [userId],
    )
    return rows[0]?.id ?? ''
  })
}
