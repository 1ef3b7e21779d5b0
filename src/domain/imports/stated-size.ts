import { TIN_FORMATS } from '../quantity/tin-formats.ts'
import type { ContentUnit } from '../quantity/unit.ts'
import { CONTAINERS, isVesselOfOtherName, VESSELS } from './counted-words.ts'
import type { WeighedWord } from './counted-words.ts'

/** What is stated of the vessels or pieces that a line counts, beside their number. */
export interface StatedSize {
  word: WeighedWord | 'pièce'
  count: number
  /** As the line writes it: '5/1', '400 g', 'grande boîte'. */
  written: string
  /** Null for a size that is named without its content: 'grande boîte', 'boîte 1/5'. */
  content: { quantity: number; unit: ContentUnit } | null
  /** Whether the content is that of one; false where it may be of all together. */
  each: boolean
}

const TINS: ReadonlySet<string> = new Set(['boîte', 'bocal', 'pot'])
const PART = String.raw`(\d)\s*[/⁄]\s*(\d{1,2})(?![\d/⁄.,])(?!\s*(?:k?g|[cdm]?l)(?!\p{Letter}))`
const LABEL = String.raw`(?:au\s+|en\s+)?format\s*:?\s*`
/** A format, in brackets or with its label. */
const formatWith = (label: string) => String.raw`(\(\s*)?(${label})?${PART}(?:\s*\)|(?=$|[\s,;)]))`
/** ' 5/1', ' (format 5/1)', ' de 5/1' directly behind the word. */
const FORMAT_BEHIND = new RegExp(
  String.raw`^\s*${formatWith(String.raw`${LABEL}|de\s+(?=[2-5]\s*[/⁄])`)}`,
  'iu',
)
/** 'pois chiches format 5/1', 'tomates 4/4', behind the name. */
const FORMAT_LATER = new RegExp(String.raw`\s+${formatWith(LABEL)}`, 'iu')
const NAMED_SIZE =
  /^\s*(\(?\s*(?:(?:grande?|petite?|moyenne?|maxi|mini)s?\s+(?:format|modèle|taille)s?|(?:au\s+)?format\s+\p{Letter}+|familiale?s?|(?:n[°o]\.?|#|n[ou]m[ée]ro)\s*\d{1,2}|A[\s-]?\d{1,2}|(?:xs|x{0,3}l)(?=\s))(?!\p{Letter})\s*\)?)/iu
const SIZED_WORD = /^(?:(?:grande?|petite?|gros(?:se)?|large|small|big|medium)s?)\s/iu

interface ReadSize {
  size: Omit<StatedSize, 'count'>
  /** Whether the content is certain; a bare '1/2' may also be half a tin. */
  sure: boolean
  rest: string
}

function tinSize(word: WeighedWord, found: RegExpExecArray, rest: string): ReadSize {
  const [, bracket, label, part = '', of = ''] = found
  const format = `${part}/${of}`
  const capacity = TIN_FORMATS[format]
  const isPart = Number(part) < Number(of)
  const isNamed = bracket !== undefined || (label ?? '').trim() !== ''
  const sure = capacity !== undefined && (!isPart || isNamed)
  const content = sure ? { quantity: capacity, unit: 'ml' as const } : null
  return { size: { word, written: format, content, each: true }, sure, rest }
}

/** The size directly behind the word of a container, or in its adjective: 'boîte 5/1', 'grande boîte', 'pot (grand format)'. */
export function sizeOfContainer(word: WeighedWord, written: string, text: string): ReadSize | null {
  if (!CONTAINERS.has(word)) return null
  const format = TINS.has(word) ? FORMAT_BEHIND.exec(text) : null
  if (format !== null) return tinSize(word, format, text.slice(format[0].length))
  const [named] = NAMED_SIZE.exec(text) ?? []
  const says = named?.replaceAll(/[()]/gu, '').trim() ?? (SIZED_WORD.test(written) ? written : null)
  if (says === null) return null
  const size = { word, written: says, content: null, each: true }
  return { size, sure: false, rest: text.slice(named?.length ?? 0) }
}

/** 'à liqueur' of a glass, 'en bois' and 'bombée' of a spoon */
const KIND =
  /^\s+(?:(?:à|en)\s+\p{Letter}+|(?:bien\s+)?(?:bomb[ée]e?|plein(?:e)?|g[ée]n[ée]reu(?:x|se))s?)(?=\s+d)/u

/** The kind of a vessel, which holds another volume than the word alone says: 'verre à liqueur', 'godet'. */
export function sizeOfVessel(word: WeighedWord, written: string, text: string): ReadSize | null {
  const [kind = ''] = (VESSELS.has(word) && KIND.exec(text)) || []
  if (kind === '' && !isVesselOfOtherName(written)) return null
  const size = { word, written: `${written}${kind}`, content: null, each: true }
  return { size, sure: false, rest: text.slice(kind.length) }
}

/** A format that is no part, behind the name: 'tomates pelées A10', 'tomates n° 10'. */
const OTHER_LATER =
  /[\s,(]+((?:(?:au\s+|en\s+)?format\s+)?(?:A[\s-]?\d{1,2}|n[°o]\.?\s*\d{1,2}|#\s*\d{1,2}))(?![\p{Letter}\d])\)?/iu

/** The format of a tin behind its name: '1 boîte de pois chiches 5/1', 'tomates A10'. */
export function sizeBehindName(word: WeighedWord, name: string): ReadSize | null {
  const found = TINS.has(word) ? FORMAT_LATER.exec(name) : null
  if (found === null) return otherBehind(word, name)
  const rest = name.slice(0, found.index) + name.slice(found.index + found[0].length)
  return tinSize(word, found, rest)
}

function otherBehind(word: WeighedWord, name: string): ReadSize | null {
  const found = TINS.has(word) ? OTHER_LATER.exec(name) : null
  if (found === null) return null
  const size = { word, written: found[1] ?? '', content: null, each: true }
  return { size, sure: false, rest: name.slice(0, found.index) + name.slice(found.index + found[0].length) }
}
