import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { type Load, load, medianLoad, type Request } from './support/load.ts'
import { type Server, startServer } from './support/start-server.ts'

const LINES = 10
const CHEFS = 10
const ROUNDS = 5
const SECONDS = 2

/** A sheet with its lines in one request: checked, written, costed and on the disk before the answer leaves. */
export async function measureCreateSheet(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const scripts: Request[][] = []
    for (let index = 0; index < CHEFS; index += 1) {
      const chef = await signUp(server)
      await fillProducts(server, chef.userId, 200)
      await fillSheets(server, chef.userId, 100, LINES)
      scripts.push([await creation(server, chef)])
    }
    const rounds = async (connections: number): Promise<Load> => {
      const loads: Load[] = []
      for (let round = 0; round <= ROUNDS; round += 1)
        loads.push(await load({ url: server.url, scripts, seconds: SECONDS, connections }))
      // The first one warms up.
      return medianLoad(loads.slice(1))
    }
    const alone = await rounds(1)
    const together = await rounds(CHEFS)
    const name = `create a sheet of ${LINES} lines`
    return [
      { name: `${name}, p50`, measured: alone.p50, unit: 'ms', goal: { of: 'measured', atMost: 8 } },
      { name: `${name}, p95`, measured: alone.p95, unit: 'ms' },
      { name: `${name}, ${CHEFS} chefs at once, p50`, measured: together.p50, unit: 'ms' },
      { name: `${name}, ${CHEFS} chefs at once, p95`, measured: together.p95, unit: 'ms' },
      { name: `${name}, ${CHEFS} chefs at once`, measured: together.perSecond, unit: 'req/s' },
    ]
  } finally {
    await server.stop()
  }
}

async function creation(server: Server, chef: Chef): Promise<Request> {
  const response = await fetch(`${server.url}/api/user-products?limit=${LINES}`, { headers: chef.headers })
  const { items } = (await response.json()) as { items: { id: string }[] }
  const sheet = {
    title: 'Blanquette [<id>]',
    category: 'Plat',
    portions: 8,
    sellingPriceHt: 18,
    tvaRate: 10,
    method: 'Blanchir, rafraîchir, mouiller à hauteur, cuire à frémissement.',
    ingredients: items.map(({ id }, index) => ({
      userProductId: id,
      quantity: 100 + index * 25,
      unit: 'g',
      wastagePercent: index * 2,
    })),
  }
  return {
    method: 'POST',
    path: '/api/tech-sheets',
    headers: { ...chef.headers, 'content-type': 'application/json' },
    body: JSON.stringify(sheet),
  }
}
