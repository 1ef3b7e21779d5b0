import { paths } from '#web/entities/paths.ts'
import { oneOf } from '#web/lib/navigation/search-params.ts'

/** As the address names them, under `onglet`. */
export const SETTINGS_TABS = ['maison', 'equipe', 'cuisine', 'securite'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

export const settingsTab = oneOf(SETTINGS_TABS)

/** The tab of each section that is not of the account and its security. */
const TAB_OF: ReadonlyMap<string, SettingsTab> = new Map([
  ['wastage', 'maison'],
  ['pricing', 'maison'],
  ['company', 'maison'],
  ['data', 'maison'],
  ['team', 'equipe'],
  ['tablets', 'cuisine'],
  ['labels', 'cuisine'],
])

/** The tab that a link to a section opens; undefined without a section: '#provider=linked-elsewhere' is one. */
export function tabOfSection(hash: string): SettingsTab | undefined {
  const [section = ''] = hash.replace('#', '').split('=')
  if (section === '') return undefined
  return TAB_OF.get(section) ?? 'securite'
}

/** Where a sign-in at the identity provider comes back to. */
export const SECURITY_TAB = `${paths.settings}?onglet=securite`
