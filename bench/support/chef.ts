import { z } from 'zod'
import type { Server } from './start-server.ts'

const PASSWORD = 'un mot de passe de mesure'
const signedUp = z.object({ user: z.object({ id: z.uuid() }) })

/** Someone with an account, signed in as a browser is. */
export type Chef = { userId: string; email: string; password: string; headers: Record<string, string> }

let chefs = 0

export async function signUp(server: Pick<Server, 'url'>): Promise<Chef> {
  chefs += 1
  const email = `chef-${chefs}@exemple.fr`
  const response = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      // Each from another address, because accounts made at one are limited.
      'x-forwarded-for': `10.0.${chefs >> 8}.${chefs & 255}`,
    },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Camille Martin' }),
  })
  if (!response.ok) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`)
  const { user } = signedUp.parse(await response.json())
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  return { userId: user.id, email, password: PASSWORD, headers: { cookie, origin: server.url } }
}
