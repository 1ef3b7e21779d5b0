import { REGISTRATIONS, type Registration } from '#contract/registration.ts'
import { useBrowserState } from '../browser/use-browser-state.ts'

function ofDocument(): Registration | undefined {
  const { registration } = document.documentElement.dataset
  return REGISTRATIONS.find((each) => each === registration)
}

/** Who may make an account here, as the server wrote it into the document; undefined before the page has taken over. */
export function useRegistration(): Registration | undefined {
  return useBrowserState(ofDocument)
}

const providerOf = () => document.documentElement.dataset['provider']
const hasPasswords = () => document.documentElement.dataset['passwords'] !== 'no'

/** The name of the identity provider that people sign in with here; undefined where there is none. */
export function useProviderName(): string | undefined {
  return useBrowserState(providerOf)
}

/** Whether passwords and passkeys sign in here: not where the identity provider alone does. */
export function useHasPasswords(): boolean {
  return useBrowserState(hasPasswords) !== false
}
