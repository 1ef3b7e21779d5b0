import { PROVIDER_FAILURES, type ProviderFailure } from '#contract/identity-provider.ts'

/** What the hash says of an address that the identity provider has led back to. */
interface ProviderReturn {
  failure?: ProviderFailure | undefined
  /** Whether a code of the authenticator is still asked for. */
  needsCode: boolean
  /** When the account was to be erased that this sign-in has restored. */
  erasedAt?: string | undefined
}

export function providerReturn(hash: string): ProviderReturn {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const failure = params.get('provider')
  return {
    failure: PROVIDER_FAILURES.find((each) => each === failure),
    needsCode: params.get('step') === 'code',
    erasedAt: params.get('restored') ?? undefined,
  }
}
