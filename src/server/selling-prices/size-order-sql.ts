/** Sizes that end a title, the smallest first; words of one line are one size. Folded, as titles are searched. */
const SIZES = [
  ['xxs'],
  ['xs', 'mini'],
  ['s', 'petit', 'petite', 'small'],
  ['m', 'moyen', 'moyenne', 'medium'],
  ['l', 'grand', 'grande', 'large'],
  ['xl', 'geant', 'geante'],
  ['xxl'],
]
const WORDS = SIZES.flat().join('|')
/** As a size is written behind a name: 'Reine M', 'Reine (M)', 'Reine - M'. */
const BEGINNING = String.raw`[ (/,-]+`
const END = String.raw`\)?$`
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const MEASURES = String.raw`\s*(?:cm|ml|cl|l|g|kg|pieces?|pcs?|parts?|personnes?|pers)?`

const rankOf = `CASE substring(%s from '${BEGINNING}(${WORDS})${END}')
${SIZES.flatMap((words, rank) => words.map((word) => `WHEN '${word}' THEN ${rank}`)).join('\n')} END`

/**
 * The SQL order of titles with the sizes of a dish beside each other, the smaller one first: S before M before L, 26 cm before 33 cm,
 * 8 pieces before 12.
 * @param title a folded title in SQL
 */
export function bySize(title: string): string {
  const family = `regexp_replace(${title}, '${BEGINNING}(?:${WORDS}|${NUMBER}${MEASURES})${END}', '')`
  const number = `replace(substring(${title} from '${BEGINNING}(${NUMBER})${MEASURES}${END}'), ',', '.')::numeric`
  return `${family}, ${rankOf.replace('%s', title)} NULLS FIRST, ${number} NULLS FIRST, ${title}`
}
