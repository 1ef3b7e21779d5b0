import type { Messages } from 'use-intl'
import type { Translation } from '#web/messages/translation.ts'

/** All texts of a language. */
export type SiteTexts = Translation<Messages>
