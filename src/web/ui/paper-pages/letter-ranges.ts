import type { FontPart } from '#domain/typesetting/faces.ts'

/** The letters that each part of a face has, as its makers divide them; but œ is in one only, for each would be fetched. */
export const LETTERS: Record<FontPart, string> = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  latinExtended:
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
}

/**
 * Those that some face lacks. A large file, fetched for nothing else: the letters of French and its punctuation are
 * not among them.
 */
export const SIGN_LETTERS =
  'U+00A4, U+00A6, U+00AC-00AD, U+00B1-00B3, U+00B5, U+00B9, U+00BC-00BE, U+0100-0151, U+0154-0525, U+1E80-1EFF, U+2010-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-2038, U+203B-20AB, U+2100-2121, U+2123-27BF'
