import type { Chef } from './chef.ts'
import type { Server } from './start-server.ts'

/** One of a chef's sheets. */
export async function findSheetId(server: Server, chef: Chef): Promise<string> {
  const response = await fetch(`${server.url}/api/tech-sheets?limit=1`, { headers: chef.headers })
  const { items } = (await response.json()) as { items: { id: string }[] }
  if (!items[0]) throw new Error('There is no sheet')
  return items[0].id
}
