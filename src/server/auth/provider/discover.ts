import { PROVIDER_ID } from '#contract/identity-provider.ts'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import type { Auth } from '../auth.ts'
import type { ProviderSettings } from './settings.ts'

const PATIENCE_MS = 10_000
/** What OpenID Connect Discovery 1.0 says of a provider, as far as it is looked at here. */
const metadata = z.object({
  issuer: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})

/** The provider does not answer, or is another than the one that is named. */
export class ProviderUnreachable extends Error {}

interface Parts {
  auth: Auth
  provider: ProviderSettings
  /** Where it leads back to. */
  publicUrl: string
}

const discoveries = new WeakMap<Auth, Promise<void>>()

/**
 * Reads what the provider says of itself, at the first sign-in with it: a server starts without it, and needs no new start
 * once it is there.
 * @throws ProviderUnreachable
 */
export async function discoverProvider({ auth, provider, publicUrl }: Parts): Promise<void> {
  const discovery = discoveries.get(auth) ?? discover(auth, provider, publicUrl)
  discoveries.set(auth, discovery)
  try {
    await discovery
  } catch (error) {
    discoveries.delete(auth)
    throw error
  }
}

async function discover(
  auth: Auth,
  { issuer, clientId, clientSecret }: ProviderSettings,
  publicUrl: string,
): Promise<void> {
  const context = await auth.$context
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`
  const configuration = await read(discoveryUrl).catch((error: unknown) => unreachable(context, error))
  if (configuration.issuer.replace(/\/+$/, '') !== issuer)
    unreachable(context, new Error(`The provider calls itself ${configuration.issuer}`))
  const basic = configuration.token_endpoint_auth_methods_supported.includes('client_secret_basic')
  const plugin = genericOAuth({
    config: [
      {
        providerId: PROVIDER_ID,
        discoveryUrl,
        clientId,
        clientSecret,
        redirectURI: `${publicUrl}/api/auth/callback/${PROVIDER_ID}`,
        authentication: basic ? 'basic' : 'post',
        scopes: ['openid', 'email', 'profile'],
        requireIdTokenVerification: true,
        mapProfileToUser: ({ name, preferred_username: username, email }) => ({
          name: firstText(name, username, email?.split('@')[0]),
        }),
      },
    ],
  })
  // Its hook takes the context of any configuration.
  const made = await plugin.init(context as unknown as Parameters<typeof plugin.init>[0])
  const [provider] = made.context.socialProviders.filter(({ id }) => id === PROVIDER_ID)
  if (provider === undefined) unreachable(context, new Error('The provider lacks an endpoint or its keys'))
  context.socialProviders.push(provider)
}

async function read(discoveryUrl: string): Promise<z.output<typeof metadata>> {
  const answer = await fetch(discoveryUrl, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} at ${discoveryUrl}`)
  return metadata.parse(await answer.json())
}

function unreachable({ logger }: Awaited<Auth['$context']>, error: unknown): never {
  logger.error('the identity provider cannot be used', error)
  throw new ProviderUnreachable('The identity provider does not answer', { cause: error })
}

function firstText(...candidates: unknown[]): string {
  return candidates.find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}
