import { asMember } from '#database/as-member.ts'
import { carteStatement } from '#server/cartes/carte.queries.ts'
import { ownCarte } from '#server/cartes/own-carte.queries.ts'
import { signUp } from './support/chef.ts'
import { compareWithFloor } from './support/compare.ts'
import type { Figure } from './support/figure.ts'
import { fillCarte, fillProducts, fillSheets } from './support/fill.ts'
import { median } from './support/percentile.ts'
import { type Server, startServer } from './support/start-server.ts'

const GAMMES = 10
const DISHES = 30
const LINES = 10
const MANY_SHEETS = 1000
const READINGS = 60

type Carte = { gammes: { recettes: { id: string }[] }[] }

/** All that a carte is printed from, in one round trip to the database; and what gammes of a thousand sheets bring. */
export async function measureCartePrint(): Promise<Figure[]> {
  const server = await startServer()
  try {
    return [...(await measurePrint(server)), await measureMargins(server)]
  } finally {
    await server.stop()
  }
}

async function measurePrint(server: Server): Promise<Figure[]> {
  const { chef, carteId } = await openCarte(server, GAMMES, DISHES)
  return compareWithFloor({
    name: `carte of ${GAMMES} × ${DISHES} dishes`,
    server,
    chef,
    requests: [{ path: `/api/cartes/${carteId}`, statement: carteStatement(chef.userId, carteId) }],
    limit: 1,
    identify: (answer) => {
      const body = answer as Carte | { items: [Carte] }
      const { gammes } = 'items' in body ? body.items[0] : body
      return gammes.map(({ recettes }) => recettes.map(({ id }) => id))
    },
  })
}

async function measureMargins(server: Server): Promise<Figure> {
  const { chef } = await openCarte(server, GAMMES, MANY_SHEETS / GAMMES)
  const times: number[] = []
  for (let reading = 0; reading < READINGS; reading += 1) {
    const start = performance.now()
    await asMember(server.database, chef.userId, ({ client }) =>
      client.query('SELECT * FROM vue_marges_par_gamme WHERE user_id = $1 ORDER BY position', [chef.userId]),
    )
    times.push(performance.now() - start)
  }
  return {
    name: `vue_marges_par_gamme over ${MANY_SHEETS} sheets, p50`,
    measured: median(times),
    unit: 'ms',
  }
}

/** A chef whose carte has so many gammes of so many dishes, a sheet each. */
async function openCarte(server: Server, gammes: number, dishes: number) {
  const chef = await signUp(server)
  await fillProducts(server, chef.userId, 200)
  await fillSheets(server, chef.userId, gammes * dishes, LINES)
  const { id: carteId } = await asMember(server.database, chef.userId, ownCarte)
  await fillCarte(server, chef.userId, { carteId, gammes })
  return { chef, carteId }
}
