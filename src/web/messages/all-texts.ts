import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/storage/preferences.ts'

const merged = (areas: Record<string, object>) => Object.assign({}, ...Object.values(areas)) as Messages

/** All texts at once, for documents that are written at build time and for tests; pages load them by area. */
export const ALL_TEXTS: Readonly<Record<Language, Messages>> = {
  fr: merged(import.meta.glob<object>('./fr/areas/*.ts', { eager: true })),
  en: merged(import.meta.glob<object>('./en/areas/*.ts', { eager: true })),
}
