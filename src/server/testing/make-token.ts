import type { MadeAccessToken, NewAccessToken } from '#contract/access-tokens.ts'
import type { Member } from './start-api.ts'

/** An access token of a member, made with the password of `signUp`. */
export function makeTokenOf(member: Member, input: Partial<NewAccessToken> = {}): Promise<MadeAccessToken> {
  return member.done(
    member.post<MadeAccessToken>('/api/access-tokens', {
      name: 'Tableur',
      rights: 'read',
      expiresAt: null,
      password: 'un mot de passe',
      ...input,
    }),
  )
}
