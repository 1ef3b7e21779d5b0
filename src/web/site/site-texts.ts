import type { fr } from '#web/messages/fr.ts'
import type { Translation } from '#web/messages/translation.ts'

/** All texts of a language. */
export type SiteTexts = Translation<typeof fr>
