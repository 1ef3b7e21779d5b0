import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/storage/preferences.ts'
import { loadAreas, type TextArea } from './load-areas.ts'

const LOADERS = import.meta.glob<object>('./{fr,en}/areas/*.ts')

export function loadMessages(language: Language, areas: Iterable<TextArea>): Promise<Messages> {
  return loadAreas(LOADERS, language, areas)
}
