import type { useTranslations } from 'use-intl'

/** The texts of the whole application, in the reader's language: a component's or a PDF's, it is the same function. */
export type Translate = ReturnType<typeof useTranslations<never>>
