import { createContext, use } from 'react'
import type { Language, Theme } from '../storage/preferences.ts'
import type { Session } from './session-data.ts'

/** A choice about how the interface looks. */
export interface Preference {
  language?: Language
  theme?: Theme
}

/**
 * What a page is given by what it stands in, the site or the application: the one asks the server after it is
 * shown, the other keeps what it has read.
 */
export interface Shell {
  /** `undefined` while nobody knows yet; a server that cannot say counts as nobody. */
  session: Session | null | undefined
  /** Ends the session and leads away, whatever the network does. Rejects, changing nothing, when it cannot be ended. */
  signOut: () => Promise<void>
  /** Writes a choice into the account of whoever is signed in; rejects when that failed. */
  saveToAccount: (preference: Preference) => Promise<void>
}

export const ShellContext = createContext<Shell>({
  session: undefined,
  signOut: () => Promise.resolve(),
  saveToAccount: () => Promise.resolve(),
})

export function useSession(): Session | null | undefined {
  return use(ShellContext).session
}
