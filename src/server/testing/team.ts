import type { House } from '#contract/houses.ts'
import type { MadeInvitation } from '#contract/members.ts'
import type { Role } from '#domain/house/role.ts'
import type { ApiClient } from './api-client.ts'
import type { Member } from './start-api.ts'

const PASSWORD = 'un mot de passe'

/** Asks for an invitation; `body` has what is not usual. */
export const inviteTo = (by: Member, role: Role, body: object = {}) =>
  by.post<MadeInvitation & { code?: string }>('/api/house-invitations', { role, password: PASSWORD, ...body })

/** What follows `#` in the link of an invitation. */
export const tokenOf = (link: string | null | undefined) => link?.split('#')[1]?.split(/\s/)[0] ?? ''

export const joinBy = (who: ApiClient, token: string, remoteAddress?: string) =>
  who.send<House & { code?: string }>('POST', '/api/houses/join', {
    body: { token },
    ...(remoteAddress !== undefined && { remoteAddress }),
  })

/** Has someone who has an account join the house of an owner. */
export async function engage(owner: Member, role: Role, who: Member): Promise<Member> {
  const { address } = await owner.done(inviteTo(owner, role))
  await who.done(joinBy(who, tokenOf(address)))
  return who
}

export const switchTo = (who: ApiClient, houseId: string) =>
  who.post<House & { code?: string }>('/api/houses/switch', { houseId })
