import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/storage/preferences.ts'
import { loadAreas, type TextArea } from './load-areas.ts'

/** The areas of the public pages alone: the addresses of all others are 1 kB that each of them would fetch. */
const LOADERS = import.meta.glob<object>(
  './{fr,en}/areas/{site,home,features,about,faq,contact,legal,account,invitation,restoration}.ts',
)

export function loadSiteMessages(language: Language, areas: Iterable<TextArea>): Promise<Messages> {
  return loadAreas(LOADERS, language, areas)
}
