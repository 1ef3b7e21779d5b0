import { foldForSearch } from '../../catalogue/fold-for-search.ts'

/** Regions without a code in ISO 3166, and usual abbreviations. */
const OTHER_PLACES = [
  ['Angleterre', 'England'],
  ['Écosse', 'Scotland'],
  ['Pays de Galles', 'Wales'],
  ['Grande-Bretagne', 'Great Britain'],
  ['UE', 'EU'],
  ['Hors UE', 'outside the EU'],
  ['USA', 'USA'],
] as const
const CONJUNCTIONS: Record<string, string> = { et: 'and', ou: 'or' }
/** The separator of two countries; a group, so that the split keeps it. */
const BETWEEN = /(\s*[,;/]\s*|\s+(?:et|ou)\s+)/i

let englishNames: Map<string, string> | undefined

/** English names by the folded French ones: of each two letters that CLDR has a name for. */
function namesOfPlaces(): Map<string, string> {
  const [french, english] = ['fr', 'en'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  )
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const named = codes.flatMap((code) => {
    const [nom, name] = [french?.of(code), english?.of(code)]
    return nom === undefined || name === undefined ? [] : [[nom, name] as const]
  })
  return new Map([...named, ...OTHER_PLACES].map(([nom, name]) => [foldForSearch(nom), name]))
}

/** 'Irlande' is 'Ireland', 'France et Espagne' is 'France and Spain'; a text with anything but places in it stays as it is. */
export function englishOrigin(origin: string): string {
  englishNames ??= namesOfPlaces()
  const parts = origin.trim().split(BETWEEN)
  const translated: string[] = []
  for (const [at, part] of parts.entries()) {
    const folded = foldForSearch(part)
    const other =
      at % 2 === 0
        ? englishNames.get(folded)
        : part.replace(/\S+/, (word) => CONJUNCTIONS[word.toLowerCase()] ?? word)
    if (other === undefined) return origin
    translated.push(other)
  }
  return translated.join('')
}
