import type { GenericEndpointContext } from '@better-auth/core'
import { APIError, getOAuthState } from 'better-auth/api'
import type { CredentialsError } from '#contract/credentials.ts'
import type { Registration } from '#contract/registration.ts'
import type { Choices } from '../../account/account-settings.ts'
import { choicesIn } from '../choices-in.ts'
import { invitedAddress } from '../invitations.ts'
import type { ProviderSettings } from './settings.ts'

/** The path of better-auth that the identity provider leads back to. */
export const CALLBACK_PATH = '/callback/:id'

type Newcomer = { email: string; emailVerified: boolean }
/** As better-auth gives it to its hooks; null outside of a request. */
type Context = GenericEndpointContext | null

/**
 * Whether the provider's user may have an account here: as the installation lets people sign up, with an address that the provider
 * has confirmed where addresses have to be, or where nothing else would confirm it.
 * @throws APIError that the way back shows
 */
export async function admitNewcomer(
  context: Context,
  { email, emailVerified }: Newcomer,
  { registration, provider }: { registration: Registration; provider?: ProviderSettings | undefined },
): Promise<void> {
  if (registration === 'closed') throw refused('REGISTRATION_CLOSED')
  if (registration === 'invited') {
    const state = await getOAuthState<{ invitation?: unknown }>()
    const token = typeof state?.invitation === 'string' ? state.invitation : ''
    const adapter = context?.context.internalAdapter
    if (!adapter || (await invitedAddress(adapter, token)) !== email) throw refused('INVITATION_REQUIRED')
  }
  const isNeeded = registration === 'confirmed' || provider?.only === true
  if (isNeeded && !emailVerified && provider?.trusted !== true) throw refused('EMAIL_NOT_VERIFIED')
}

/** What was chosen on the page that a new account is made from: a form, or one that led to the provider. */
export async function choicesOf(context: Context): Promise<Choices> {
  return choicesIn(context?.path === CALLBACK_PATH ? await getOAuthState() : context?.body)
}

/** Whether someone signed in links their account, under whatever address. */
export async function isLinkedByOwner(): Promise<boolean> {
  const state = await getOAuthState()
  return state?.link !== undefined
}

function refused(code: CredentialsError): APIError {
  return new APIError('FORBIDDEN', { code, message: code })
}
