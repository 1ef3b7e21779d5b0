import type { Settings } from '../account.ts'
import { blanksOf } from '../facts/fact.ts'
import { SETTINGS_FACTS } from '../facts/settings.ts'

/** The settings of a new account: the trade’s usual figures. */
export const DEFAULT_SETTINGS: Settings = blanksOf(SETTINGS_FACTS)
