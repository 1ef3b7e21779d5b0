import { createContext, use } from 'react'
import type { Language, Theme } from '../storage/preferences.ts'
import type { Session } from './session-data.ts'

/** A choice about how the interface looks. */
export interface Preference {
  language?: Language
  theme?: Theme
}

/**
 * What the site or the application provides to its pages: the site fetches the session after it is
 * shown, the application has it cached.
 */
export interface Shell {
  /** `undefined` while loading; null when signed out or when the request failed. */
  session: Session | null | undefined
  /** Ends the session and leads away, whatever the network does. Rejects, changing nothing, when it cannot be ended. */
  signOut: () => Promise<void>
  /** Saves a preference to the signed-in account; rejects when that failed. */
  saveToAccount: (preference: Preference) => Promise<unknown>
}

export const ShellContext = createContext<Shell>({
  session: undefined,
  signOut: () => Promise.resolve(),
  saveToAccount: () => Promise.resolve(),
})

export function useSession(): Session | null | undefined {
  return use(ShellContext).session
}
