import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts, fillSheets } from './support/fill.ts'
import { NEW_ID, startFloor, type Statement } from './support/floor.ts'
import { type Load, load, medianLoad, type Request } from './support/load.ts'
import { median } from './support/percentile.ts'
import { type Server, startServer } from './support/start-server.ts'

const LINES = 10
const CHEFS = 10
const ROUNDS = 3
const SECONDS = 1.5
/** Of what the floor takes, for one chef alone. */
const AT_MOST = 1.6

/** A sheet with its lines in one request: checked, written, costed and on the disk before the answer leaves. */
export async function measureCreateSheet(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const kitchens: Kitchen[] = []
    for (let index = 0; index < CHEFS; index += 1) {
      const chef = await signUp(server)
      await fillProducts(server, chef.userId, 200)
      await fillSheets(server, chef.userId, 100, LINES)
      kitchens.push({ chef, products: await productsOf(server, chef) })
    }
    const floor = await startFloor(server, { writes: kitchens.map(floorOf) })
    try {
      const subject = { url: server.url, scripts: kitchens.map(creation) }
      const least = { url: floor.url, scripts: kitchens.map((_, place) => bareCreation(place)) }
      const name = `create a sheet of ${LINES} lines`
      return [
        ...(await inTurns(name, { subject, floor: least, connections: 1, atMost: AT_MOST })),
        ...(await inTurns(`${name}, ${CHEFS} chefs at once`, { subject, floor: least, connections: CHEFS })),
      ]
    } finally {
      floor.stop()
    }
  } finally {
    await server.stop()
  }
}

type Kitchen = { chef: Chef; products: string[] }
type Side = { url: string; scripts: Request[][] }

async function inTurns(
  name: string,
  {
    subject,
    floor,
    connections,
    atMost,
  }: { subject: Side; floor: Side; connections: number; atMost?: number },
): Promise<Figure[]> {
  const turns: { subject: Load; floor: Load }[] = []
  for (let turn = 0; turn <= ROUNDS; turn += 1)
    turns.push({
      floor: await load({ ...floor, seconds: SECONDS, connections }),
      subject: await load({ ...subject, seconds: SECONDS, connections }),
    })
  // The first one warms up.
  turns.shift()
  const measured = medianLoad(turns.map((turn) => turn.subject))
  const least = medianLoad(turns.map((turn) => turn.floor))
  return [
    {
      name: `${name}, p50`,
      measured: measured.p50,
      unit: 'ms',
      floor: least.p50,
      ratio: median(turns.map((turn) => turn.subject.p50 / turn.floor.p50)),
      ...(atMost !== undefined && { goal: { of: 'ratio', atMost } }),
    },
    { name: `${name}, p95`, measured: measured.p95, unit: 'ms', floor: least.p95 },
    { name, measured: measured.perSecond, unit: 'req/s', floor: least.perSecond },
  ]
}

async function productsOf(server: Server, { headers }: Chef): Promise<string[]> {
  const response = await fetch(`${server.url}/api/user-products?limit=${LINES}`, { headers })
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

const METHOD = 'Blanchir, rafraîchir, mouiller à hauteur, cuire à frémissement.'

function creation({ chef, products }: Kitchen): Request[] {
  const sheet = {
    title: 'Blanquette [<id>]',
    category: 'Plat',
    portions: 8,
    sellingPriceHt: 18,
    tvaRate: 10,
    method: METHOD,
    ingredients: products.map((id, index) => ({
      userProductId: id,
      quantity: 100 + index * 25,
      unit: 'g',
      wastagePercent: index * 2,
    })),
  }
  const headers = { ...chef.headers, 'content-type': 'application/json' }
  return [{ method: 'POST', path: '/api/tech-sheets', headers, body: JSON.stringify(sheet) }]
}

function bareCreation(place: number): Request[] {
  return [{ method: 'POST', path: `/${place}`, headers: {}, body: '{}' }]
}

const SHEET = {
  name: 'floor-sheet',
  text: `INSERT INTO tech_sheets (user_id, id, title, category, portions, selling_price_ht, tva_rate, method)
    VALUES ($1, $2::uuid, 'Blanquette ' || $2::uuid, 'Plat', 8, 18, 10, $3) RETURNING *`,
}

const LINE = {
  name: 'floor-lines',
  text: `INSERT INTO tech_sheet_ingredients
      (user_id, tech_sheet_id, user_product_id, quantity, unit, wastage_percent, position)
    SELECT $1, $2, product, 75 + place * 25, 'g', (place - 1) * 2, place - 1
    FROM unnest($3::uuid[]) WITH ORDINALITY AS line (product, place) RETURNING *`,
}

const COST = {
  name: 'floor-cost',
  text: `UPDATE tech_sheets SET cout_matiere = 12.3456 WHERE user_id = $1 AND id = $2 RETURNING cout_matiere`,
}

/** The fewest statements that store the same sheet, whose cost is known already. */
function floorOf({ chef: { userId }, products }: Kitchen): Statement[] {
  return [
    { ...SHEET, values: [userId, NEW_ID, METHOD] },
    { ...LINE, values: [userId, NEW_ID, products] },
    { ...COST, values: [userId, NEW_ID] },
  ]
}
