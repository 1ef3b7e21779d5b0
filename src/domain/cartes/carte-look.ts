/** The typographic themes of a carte. */
export const CARTE_THEMES = ['classique', 'bistrot', 'brasserie', 'moderne', 'ardoise', 'cave'] as const
export type CarteTheme = (typeof CARTE_THEMES)[number]

/** Proper names, the same in every language. */
export const CARTE_THEME_NAMES: Record<CarteTheme, string> = {
  classique: 'Classique',
  bistrot: 'Bistrot',
  brasserie: 'Brasserie',
  moderne: 'Moderne',
  ardoise: 'Ardoise',
  cave: 'Cave',
}

/** The papers a carte is set on: portrait, but for 'a4-paysage', which has two columns. */
export const PAGE_FORMATS = ['a4', 'a5', 'a4-paysage', 'a3'] as const
export type PageFormat = (typeof PAGE_FORMATS)[number]

/** Pages that a carte can be asked to fit, at most. */
export const MAX_FIT_PAGES = 8

/** Where a carte says what its dishes contain: nowhere but on request, or by a mark beside each dish with a legend. */
export const ALLERGEN_NOTES = ['none', 'marks'] as const
export type AllergenNote = (typeof ALLERGEN_NOTES)[number]
