import { paths } from '#web/entities/paths.ts'
import { oneOf } from '#web/lib/navigation/search-params.ts'

/** As the address names them, under `onglet`. */
export const SETTINGS_TABS = ['maison', 'securite'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

export const settingsTab = oneOf(SETTINGS_TABS)

/** Sections of the first tab; every other is in the second. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set(['wastage', 'pricing', 'company', 'labels', 'data'])

/** The tab that a link to a section opens; undefined without a section: '#provider=linked-elsewhere' is one. */
export function tabOfSection(hash: string): SettingsTab | undefined {
  const [section = ''] = hash.replace('#', '').split('=')
  if (section === '') return undefined
  return OF_THE_HOUSE.has(section) ? 'maison' : 'securite'
}

/** Where a sign-in at the identity provider comes back to. */
export const SECURITY_TAB = `${paths.settings}?onglet=securite`
