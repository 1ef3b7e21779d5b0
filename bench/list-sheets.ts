import { techSheetQuery } from '#contract/sheets.ts'
import { RememberedNames } from '#server/search/remembered-names.ts'
import { listSheets } from '#server/sheets/list.queries.ts'
import { signUp } from './support/chef.ts'
import { compareWithFloor } from './support/compare.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { statementOf } from './support/floor.ts'
import { startServer } from './support/start-server.ts'

const SHEETS = 1000
const LIMIT = 50

/** The list that a chef sees first: a page of her sheets with their costs, signed in, through row-level security. */
export async function measureListSheets(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, 200)
    await fillSheets(server, chef.userId, SHEETS, 10)
    const query = techSheetQuery.parse({ limit: LIMIT })
    return await compareWithFloor({
      name: `list ${LIMIT} of ${SHEETS} sheets`,
      server,
      chef,
      requests: [
        {
          path: `/api/tech-sheets?limit=${LIMIT}`,
          statement: await statementOf((tx) => listSheets(tx, query, new RememberedNames()), chef.userId),
        },
      ],
      limit: LIMIT,
    })
  } finally {
    await server.stop()
  }
}
