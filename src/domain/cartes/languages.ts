/** The languages a carte is written in; 'fr+en' has each text in French and, below it, in English. */
export const CARTE_LANGUAGES = ['fr', 'en', 'fr+en'] as const
export type CarteLanguages = (typeof CARTE_LANGUAGES)[number]

/** One language of a carte, as BCP 47 writes it. */
export const TEXT_LANGUAGES = ['fr', 'en'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** What each of them is called in itself. */
export const LANGUAGE_NAMES: Record<TextLanguage, string> = { fr: 'Français', en: 'English' }

export function languagesOf(languages: CarteLanguages): TextLanguage[] {
  return TEXT_LANGUAGES.filter((language) => languages.split('+').includes(language))
}

export function speaksEnglish({ languages }: { languages: CarteLanguages }): boolean {
  return languagesOf(languages).includes('en')
}

/** The English texts that every carte has room for: in the columns, the API and the forms they are beside the French one. */
export interface SecondTexts {
  languages: CarteLanguages
  nomEn: string
  headingEn: string
  footerLinesEn: string[] | null
  openingHoursEn: string
}

/** Of a carte that was never given another language. */
export const FRENCH_ALONE: SecondTexts = {
  languages: 'fr',
  nomEn: '',
  headingEn: '',
  footerLinesEn: null,
  openingHoursEn: '',
}
