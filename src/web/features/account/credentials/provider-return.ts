import { PROVIDER_FAILURES, type ProviderFailure } from '#contract/identity-provider.ts'

/** What the hash says of an address that the identity provider has led back to. */
interface ProviderReturn {
  failure?: ProviderFailure | undefined
  /** Whether a code of the authenticator is still asked for. */
  asksCode: boolean
  /** When the account was to be erased that this sign-in has restored. */
  erasedAt?: string | undefined
}

export function providerReturn(hash: string): ProviderReturn {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const failure = said.get('provider')
  return {
    failure: PROVIDER_FAILURES.find((each) => each === failure),
    asksCode: said.get('step') === 'code',
    erasedAt: said.get('restored') ?? undefined,
  }
}
