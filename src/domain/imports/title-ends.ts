import { portionsOfPieces } from './made-portions.ts'
import { readMultiplier } from './number-words.ts'
import { countsGuests } from './written-facts.ts'

/** What facts behind a title leave of their signs and words: ' /', ' —', ' | env.', ' (pour' */
const TAIL = /(?:[\s,:;.|/•·~≈±=×+([{\p{Pd}]+|(?<=[\s(,\p{Pd}])(?:env|environ|pour|pr|for|about|soit))+$/iu

/** A title without what its facts leave at its end: 'Ceviche' of 'Ceviche /', 'Cookies' of 'Cookies — env.'. */
export const withoutTail = (title: string): string => title.replace(TAIL, '')

const ABOUT_SO_MANY =
  /(?<=^\p{Letter}[^\d()]*\((?:pour\s+)?)(?:une?|(?<two>deux))\s+(?<many>(?:demi[\s-]+)?\p{Letter}+aines?)(?<of>\s+(?:de\s+|d['’]\s*)(?=\p{Letter}))?(?=(?<made>[^()]*)\)\s*:?\s*$)/iu

/** A title with its count in figures: 'Crêpes (environ 20 crêpes)' of 'Crêpes (une vingtaine de crêpes)'. */
export const withCountInFigures = (title: string): string =>
  title.replace(ABOUT_SO_MANY, (written, two: string | undefined, many: string, of = '', made: string) => {
    const { factor, rest } = readMultiplier(many) ?? { factor: 0, rest: '' }
    const isMade =
      made.trim() === '' || portionsOfPieces(`2 ${made}`, false).length > 0 || countsGuests(`2 ${made}`)
    if (factor < 1 || rest !== '' || !isMade) return written
    const count = `${two === undefined ? factor : 2 * factor}${of === '' ? '' : ' '}`
    return /douzaine/iu.test(many) ? count : `environ ${count}`
  })
