import type { FastifyBaseLogger } from 'fastify'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { writeLines } from './line-list.queries.ts'

/** The empty line that a new sheet opens with. */
const STARTER = { userProductId: null, quantity: 0.001, unit: 'g' } satisfies IngredientInput

/** Gives a new sheet its first line to fill in. The sheet is valid without it: a failure is only logged. */
export async function addStarterLine(
  tx: GrowingTx,
  sheetId: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { client } = tx
  await client.query('SAVEPOINT starter_line')
  try {
    await writeLines(tx, sheetId, { sent: [STARTER], stored: [], sources: new Map() })
    await client.query('RELEASE SAVEPOINT starter_line')
  } catch (error) {
    log.error({ err: error, sheetId }, 'a new sheet got no starter line')
    await client.query('ROLLBACK TO SAVEPOINT starter_line')
  }
}
