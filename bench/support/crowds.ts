import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import type { Chef } from './chef.ts'
import type { CrowdOrder } from './crowd.ts'
import { fillCarte } from './fill.ts'
import type { Server } from './start-server.ts'

const get = (path: string, headers = {}) => ({ method: 'GET', path, headers }) as const

type Crowd = Pick<CrowdOrder, 'strangers' | 'stays' | 'script'>

/** Who is not signed in, many at once from as many addresses; the cartes are those of the neighbours. */
export async function crowds(server: Server, neighbours: readonly Chef[]): Promise<Record<string, Crowd>> {
  // One by one: each analyses all tables, and of two at once one waits for the other.
  const cartes: string[] = []
  for (const chef of neighbours) cartes.push(await openCarte(server, chef))
  const visit = { [DEMO_HEADER]: DEMO_VISITOR }
  return {
    'a thousand visitors of the demo': {
      strangers: 1000,
      stays: true,
      script: ['/api/tech-sheets?limit=50', '/api/user-products?limit=50', '/api/simulation'].map((path) =>
        get(path, visit),
      ),
    },
    'sign-ups of a thousand robots, each from another address': {
      strangers: 1000,
      stays: false,
      script: [
        {
          method: 'POST',
          path: '/api/auth/sign-up/email',
          headers: { 'content-type': 'application/json', origin: server.url },
          body: JSON.stringify({
            email: 'robot-<place>@exemple.fr',
            password: 'quatre fourchettes en bois',
            name: 'Robot',
          }),
        },
      ],
    },
    'two hundred programs that read their public cartes': {
      strangers: 200,
      stays: false,
      script: cartes.flatMap((path) => [get(path), get(`${path}/picture`)]),
    },
  }
}

/** @returns the path of a carte with every sheet of the chef, open to guests */
async function openCarte(server: Server, { userId, headers }: Chef): Promise<string> {
  const listed = await fetch(`${server.url}/api/cartes`, { headers })
  const [carte] = ((await listed.json()) as { items: { id: string }[] }).items
  if (!carte) throw new Error('A chef without a carte')
  await fillCarte(server, userId, { carteId: carte.id, gammes: 3 })
  const published = await fetch(`${server.url}/api/cartes/${carte.id}/publication`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ dishes: true }),
  })
  const { address } = (await published.json()) as CartePublication
  if (!address) throw new Error('A carte that is not open')
  return `/c/${address.token}`
}
