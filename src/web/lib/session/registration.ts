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
