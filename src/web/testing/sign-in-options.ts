import type { SignInOptions } from '#contract/registration.ts'

/** How one gets in, as the server writes it into the document; without it, as nothing had been written. */
export function showSignInOptions({ registration, provider }: Partial<SignInOptions>): void {
  const options = {
    registration,
    provider: provider?.name,
    passwords: provider && (provider.only ? 'no' : 'yes'),
  }
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  }
}
