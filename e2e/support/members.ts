import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'
import type { MadeInvitation } from '../../src/contract/members.ts'
import type { Role } from '../../src/domain/house/role.ts'
import { PASSWORD } from './account.ts'
import { post } from './post.ts'

/** Makes a new account that joins the house of the account on `owner`, in a new browser context. */
export async function join(
  browser: Browser,
  owner: APIRequestContext,
  { role, name, baseURL }: { role: Role; name: string; baseURL: string | undefined },
): Promise<{ id: string; context: BrowserContext }> {
  const { address } = await post<MadeInvitation>(owner, '/api/house-invitations', {
    role,
    password: PASSWORD,
  })
  const context = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'allow' })
  const { user } = await post<{ user: { id: string } }>(context.request, '/api/auth/sign-up/email', {
    name,
    email: `${randomUUID()}@exemple.fr`,
    password: PASSWORD,
    houseInvitation: new URL(String(address)).hash.slice(1),
  })
  return { id: user.id, context }
}
