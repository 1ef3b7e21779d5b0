import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { load } from './support/load.ts'
import { median } from './support/percentile.ts'
import { canStartServers, startServers } from './users/servers.ts'

const ROUNDS = 5
const SECONDS = 1.5
/** Each asks again as soon as it is answered. */
const CONNECTIONS = 16

/**
 * How many lists of sheets a server answers a second on kept connections, by nginx as `deploy/nginx-servers.conf` sets it up, and
 * without it, in turns. Who asks, nginx, the server and PostgreSQL share the processors.
 */
export async function measureProxy(): Promise<Figure[]> {
  if (!canStartServers()) {
    process.stdout.write('proxy: skipped: this takes Debian’s postgresql-15 and nginx\n')
    return []
  }
  const servers = await startServers(1)
  try {
    const chef = await signUp(servers)
    const [direct = ''] = servers.origins
    await answeredPerSecond(direct, chef)
    const rounds: { direct: number; proxied: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        direct: await answeredPerSecond(direct, chef),
        proxied: await answeredPerSecond(servers.url, chef),
      })
    return [
      {
        name: 'lists of sheets by nginx, beside the server without it',
        measured: median(rounds.map(({ proxied }) => proxied)),
        unit: 'requests/s',
        floor: median(rounds.map(({ direct }) => direct)),
        ratio: median(rounds.map((round) => round.proxied / round.direct)),
        goal: { of: 'ratio', atLeast: 0.9 },
      },
    ]
  } finally {
    await servers.stop()
  }
}

async function answeredPerSecond(url: string, { headers }: Chef): Promise<number> {
  const scripts = [[{ method: 'GET' as const, path: '/api/tech-sheets', headers }]]
  return (await load({ url, scripts, seconds: SECONDS, connections: CONNECTIONS })).perSecond
}
