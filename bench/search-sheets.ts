import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { load, medianLoad } from './support/load.ts'
import { median } from './support/percentile.ts'
import { startServer } from './support/start-server.ts'

const FEW = 100
const MANY = 10_000
const LINES = 1
const ROUNDS = 5
const SECONDS = 1.5
const CONNECTIONS = 10
/** Of the time that the search among few takes. */
const MOST_RATIO = 1.2

/** One sheet searched by its name among many, beside one among few: the time must not grow with the account. */
export async function measureSearchSheets(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chefWith = async (sheets: number) => {
      const chef = await signUp(server)
      await fillProducts(server, chef.userId, 10)
      await fillSheets(server, chef.userId, sheets, LINES)
      return chef
    }
    const few = await chefWith(FEW)
    const many = await chefWith(MANY)
    const search = ({ headers }: Chef, last: number) =>
      load({
        url: server.url,
        scripts: [
          [{ method: 'GET', path: `/api/tech-sheets?search=${encodeURIComponent(`n° ${last}`)}`, headers }],
        ],
        seconds: SECONDS,
        connections: CONNECTIONS,
      })
    const rounds = []
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push({ few: await search(few, FEW), many: await search(many, MANY) })
    // The first round warms up.
    const measured = rounds.slice(1)
    return [
      {
        name: `search of one of ${MANY} sheets, beside one of ${FEW}, p50`,
        measured: medianLoad(measured.map((round) => round.many)).p50,
        unit: 'ms',
        floor: medianLoad(measured.map((round) => round.few)).p50,
        ratio: median(measured.map((round) => round.many.p50 / round.few.p50)),
        goal: { of: 'ratio', atMost: MOST_RATIO },
      },
    ]
  } finally {
    await server.stop()
  }
}
