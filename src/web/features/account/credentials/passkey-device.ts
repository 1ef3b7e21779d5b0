import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/**
 * Why the browser gives nothing: it has no passkeys at this address, which is not https; its owner has cancelled, or was
 * too slow; the device has a passkey of this account already; the address is not the one of the installation.
 */
export type PasskeyProblem = 'unavailable' | 'cancelled' | 'known' | 'other-address'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(`No passkey: ${problem}`, { cause })
    this.problem = problem
  }
}

/** By the names of the browser's exceptions. */
const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'other-address',
}

export function hasPasskeys(): boolean {
  return globalThis.isSecureContext && 'PublicKeyCredential' in globalThis
}

/**
 * Lets the device make a passkey.
 * @throws PasskeyError
 */
export function makePasskey(options: unknown): Promise<RegistrationResponseJSON> {
  return prompt(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
  })
}

/**
 * Lets the device sign in with one of its passkeys.
 * @throws PasskeyError
 */
export function signWithPasskey(options: unknown): Promise<AuthenticationResponseJSON> {
  return prompt(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  })
}

async function prompt<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (!hasPasskeys()) throw new PasskeyError('unavailable')
  try {
    return await work()
  } catch (error) {
    const problem = error instanceof Error ? PROBLEMS[error.name] : undefined
    throw problem === undefined ? error : new PasskeyError(problem, error)
  }
}
