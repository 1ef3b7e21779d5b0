/*
 * Shapes of the long texts of the public site. They are plain strings to the compiler, which would otherwise read
 * every word of them in search of arguments.
 */

/** What a page says of itself to search engines and in the window's title. */
export type PageMeta = {
  /** 60 characters at most, without the brand. */
  readonly title: string
  /** 110 to 160 characters. */
  readonly description: string
}

export const FAQ_CATEGORIES = ['general', 'sheets', 'cartes', 'costs', 'technical'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

/** The questions in the order of the page, by the names used in their addresses. */
export const FAQ_QUESTIONS = {
  gratuit: 'general',
  essayer: 'general',
  fiche: 'sheets',
  reprendre: 'sheets',
  imprimer: 'cartes',
  'en-ligne': 'cartes',
  pertes: 'costs',
  tarifs: 'costs',
  donnees: 'technical',
  installer: 'technical',
} as const satisfies Record<string, FaqCategory>
export type FaqId = keyof typeof FAQ_QUESTIONS

export type FaqText = {
  readonly meta: PageMeta
  readonly lead: string
  /** Names the filter to those who cannot see it. */
  readonly filter: string
  readonly all: string
  /** Takes `count`. */
  readonly count: string
  readonly permalink: string
  readonly categories: Readonly<Record<FaqCategory, string>>
  /** An answer may name a page of the site as a link: `<contact>…</contact>`. */
  readonly questions: Readonly<Record<FaqId, { readonly question: string; readonly answer: string }>>
  readonly next: { readonly title: string; readonly body: string }
}
