import { noteOf } from './recipe-name.ts'
import type { RecipeDoubt } from './recipe-doubt.ts'
import type { RecipeLine } from './recipe-line.ts'

const NUMBER = String.raw`(?:\d[\d.,\s/]*(?:(?:à|-|–)\s*\d[\d.,]*\s*)?|[¼-¾⅐-⅞]\s*)`
const WEIGHT = String.raw`${NUMBER}(?:k?gs?|grs?|grammes?|kilos?|livres?)\.?(?!\p{Letter})`
const AMOUNT = String.raw`(?:${WEIGHT}|${NUMBER}(?:[cdm]?l|litres?)\.?(?!\p{Letter}))`
/** What was taken off before weighing: 'net épluché', 'nets parés' */
const DONE = String.raw`(?:[ée]pluch|par[ée]|lav[ée]|[ée]goutt|[ée]queut|d[ée]noyaut|d[ée]soss|d[ée]cortiqu|d[ée]cong|[ée]coss|[ée]visc|nettoy|pel[ée]|cuit|cru|tri[ée]|pr[ée]par[ée])\p{Letter}*`
const WITH = String.raw`(?:\s+(?:et\s+)?${DONE})*(?!\p{Letter})`
const NET = String.raw`(?:(?:en\s+)?(?:poids|masse|quantit[ée])\s+net(?:te)?s?|net(?:te)?s?(?:\s+weight)?|PN)${WITH}`
const GROSS = String.raw`(?:(?:en\s+)?(?:poids|masse|quantit[ée])\s+brut(?:e)?s?|gross\s+weight|PB)${WITH}`
/** Behind a name 'brut' is part of it: 'cidre brut', 'sucre brut'. */
const BARE_GROSS = String.raw`brut(?:e)?s?${WITH}`
const OPEN = String.raw`\s*[\s,(:]\s*`
const NAME = String.raw`\p{Letter}[^\d¼-¾⅐-⅞]*?`
const ENDS = String.raw`\s*\)?(?=\s*[,;(]|\s*$)`
const WORDS = String.raw`(?:${NET}|${GROSS})`
const STATED = [
  // '600 g net d'oignons', '2 kg brut de carottes', '1,2 kg (poids net) de navets'
  String.raw`^(?<amount>${WEIGHT})${OPEN}(?<words>${WORDS}|${BARE_GROSS})\s*\)?(?<behind>[\s,]+\p{Letter}.*)$`,
  String.raw`^(?<amount>${AMOUNT})${OPEN}(?<words>${WORDS}|${BARE_GROSS}(?=\s+d(?:e|u|es|['’])))\s*\)?(?<behind>[\s,]+\p{Letter}.*)$`,
  // 'Carottes : 400 g net'
  String.raw`^(?<name>${NAME})(?<amount>${WEIGHT})${OPEN}(?<words>${WORDS}|${BARE_GROSS})${ENDS}(?<behind>.*)$`,
  // '400 g de carottes (poids net), en dés', '2 kg de navets nets épluchés'
  String.raw`^(?<amount>${AMOUNT})(?<name>\s*${NAME})${OPEN}(?<words>${WORDS})${ENDS}(?<behind>[^\d]*)$`,
  String.raw`^(?<amount>${WEIGHT})(?<name>\s*${NAME})\s*[,(]\s*(?<words>${BARE_GROSS})${ENDS}(?<behind>[^\d]*)$`,
  // '4 pavés de 150 g net'
  String.raw`^(?<amount>${NUMBER}${NAME}\sd(?:e\s+|['’]\s*)${WEIGHT})${OPEN}(?<words>${WORDS}|${BARE_GROSS})${ENDS}(?<behind>[^\d]*)$`,
  // 'Poids net 300 g de courgettes'
  String.raw`^(?<words>${WORDS})\s*[:=]?\s*(?<amount>${AMOUNT})(?<behind>\s+d(?:es?\s|u\s|['’]).*)$`,
  // 'Courgettes (poids net) 300 g', 'Courgettes, net : 300 g'
  String.raw`^(?<name>${NAME})${OPEN}(?<words>${WORDS})\s*\)?\s*[:=]?\s*(?<amount>${AMOUNT})(?<behind>[^\d]*)$`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** What is written of one of these is what it holds. */
const CONTAINER =
  /\b(?:bo[iî]tes?|bte|bocal|bocaux|pots?|paquets?|sachets?|barquettes?|briques?|seaux?|poches?|sacs?|bidons?|conserves?|tins?|cans?|jars?|packs?)(?!\p{Letter})/iu
const AT_END = new RegExp(String.raw`^(?<name>${NAME})\s*[\s,(]\s*(?<words>${WORDS})${ENDS}$`, 'iu')
const OF_NET = new RegExp(String.raw`^${NET}$`, 'iu')

interface StatedWeight {
  /** The line without the words. */
  text: string
  /** 'net', 'poids brut', 'net épluché' */
  words: string
  amount: string
}

/** A line that says whether its weight is net or gross, '600 g net d'oignons', without saying it; null for any other line. */
export function withoutNet(line: string): StatedWeight | null {
  if (!/net|brut|gross|\bP[NB]\b/iu.test(line) || line.length > LONGEST || CONTAINER.test(line)) return null
  for (const pattern of STATED) {
    const { name = '', amount, words, behind = '' } = pattern.exec(line)?.groups ?? {}
    if (amount === undefined || words === undefined) continue
    const isInFront = name === '' || pattern.source.startsWith('^(?<amount>')
    const front = isInFront ? `${amount}${name}` : `${name.replace(/[\s,:=(]+$/u, '')} : ${amount}`
    const after = name === '' ? behind.replace(/^[\s,]+(?=\p{Letter})/u, ' ') : behind
    return { text: `${front.trimEnd()}${after}`, words, amount: amount.trim() }
  }
  return null
}

/** Characters; what is longer is prose. */
const LONGEST = 200

/** The name of a row that says so of its weight: 'Carottes (poids net)'. */
export function netInName(text: string): { name: string; words: string } | null {
  const { name, words } = text.length > LONGEST ? {} : (AT_END.exec(text)?.groups ?? {})
  return name === undefined || words === undefined || CONTAINER.test(text) ? null : { name, words }
}

type Read = Omit<RecipeLine, 'text'>

/** A line with what it says of its weight as a note; whether the loss is gone from a net one is a doubt. */
export function asStated<Line extends Read>(line: Line, words: string, amount: string): Line {
  const isOpen = OF_NET.test(words) && (line.doubt === null || line.doubt.reason === 'counted')
  const doubt = isOpen ? { reason: 'net' as const, written: `${amount} ${words}`.trim() } : line.doubt
  return { ...line, note: noteOf([line.note ?? '', words]), doubt }
}

const OTHER_WEIGHT = new RegExp(
  String.raw`(?<![\p{Letter}\d])(?:${WEIGHT}\s*(?:${WORDS}|${BARE_GROSS})|(?:${WORDS}|${BARE_GROSS})\s*:?\s*${WEIGHT})`,
  'iu',
)

/** The doubt of a weight beside which the note has a net or a gross one: '2 kg de lotte (1,2 kg net)'. */
export function otherWeight({ quantity, unit, counted, note }: Read): RecipeDoubt | null {
  const isWeighed = quantity !== null && counted === null && (unit === 'g' || unit === 'kg')
  const [written] = (isWeighed && note !== null && note.length <= LONGEST && OTHER_WEIGHT.exec(note)) || []
  return written === undefined ? null : { reason: 'several', written }
}
