/** Characters; `footerLine` is one entry of a list. */
export const CARTE_MAX_LENGTH = {
  nom: 200,
  heading: 300,
  footerLine: 300,
  phone: 40,
  openingHours: 400,
} as const
export const MAX_FOOTER_LINES = 10
/** Of a carte that is kept as it was printed, as JSON. */
export const MAX_VERSION_BYTES = 8_000_000

/** Portions of a dish that are left. */
export const MAX_REMAINING = 9_999

/** Characters; `nomAffiche` and `description` are of one dish. */
export const GAMME_MAX_LENGTH = { nom: 200, nomAffiche: 200, description: 500 } as const
