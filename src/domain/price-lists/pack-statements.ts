import type { Measure } from '../quantity/measure.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import { containerOfWord } from './containers.ts'
import type { Container } from './containers.ts'
import { measureOfWord } from './measure-words.ts'

/** One level of a pack: the number of containers in the outer one, and the content of each, when known. */
export interface PackLevel {
  container: Container | null
  count: number
  each: Measure | null
  /** True when `each` is the capacity of a tin's format, which a written content overrides. */
  nominal?: boolean
  /** For a measure after counts: 'soit 3 kg' is their sum, '(3 kg)' is the sum or one of them. */
  behind?: 'total' | 'loose'
}

/** The levels in one phrase, from the outside inwards: 'Colis de 4 sachets' has two. */
export type Statement = PackLevel[]

type Token =
  | { kind: 'number'; value: number }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'container'; container: Container }
  | { kind: 'format'; measure: Measure }
  | { kind: 'times' | 'of' | 'opening' | 'loose' | 'total' | 'other' }

const TOKEN = /fmt(\d+)|(\d+(?:[.,]\d+)?)|(\p{L}[\p{L}'’]*\.?)|(\S)/gu
const OF = new Set('de d du des par of a contenant da di von zu je con with le la les au prix'.split(' '))
/** Words before a measure that do not say whether it is of one or of all. */
const LOOSE = new Set('environ env net poids weight peso gewicht'.split(' '))
const TOTAL = new Set('soit total totale totaux insgesamt'.split(' '))
/** Words and signs between a container and its content. */
const BETWEEN: ReadonlySet<Token['kind']> = new Set(['of', 'opening', 'loose', 'total'])
const MOST_LEVELS = 5

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ([, format, number, word, sign]): Token => {
    if (format !== undefined)
      return { kind: 'format', measure: { dimension: 'volume', amount: Number(format) } }
    if (number !== undefined) return { kind: 'number', value: readDecimal(number) ?? 0 }
    if (word !== undefined) return tokenOfWord(word)
    return {
      kind:
        sign === '×'
          ? 'times'
          : sign === '(' || sign === ':' || sign === '~' || sign === '±'
            ? 'opening'
            : 'other',
    }
  })
}

function tokenOfWord(word: string): Token {
  const bare = word.replace(/^[ld]['’]/u, '').replace(/\.$/u, '')
  if (OF.has(bare)) return { kind: 'of' }
  // 'Environ 120 g' may be of one or of all, 'd’environ 120 g' is of one.
  if (LOOSE.has(bare)) return { kind: bare === word.replace(/\.$/u, '') ? 'loose' : 'of' }
  if (TOTAL.has(bare)) return { kind: 'total' }
  // The article of "l'huile" is not a litre.
  const measure = /['’]/u.test(word) ? null : measureOfWord(bare)
  if (measure !== null) return { kind: 'measure', measure }
  const container = containerOfWord(bare)
  return container === null ? { kind: 'other' } : { kind: 'container', container }
}

/** The statements of a plain pack text, phrase by phrase. */
export function packStatements(text: string): Statement[] {
  const tokens = tokensOf(text)
  const statements: Statement[] = []
  for (let at = 0; at < tokens.length;) {
    const { statement, end } = statementAt(tokens, at)
    const [only] = statement ?? []
    const before = tokens[at - 1]?.kind
    if (statement?.length === 1 && only !== undefined && only.container === null) {
      if (before === 'total') only.behind = 'total'
      else if (before === 'loose' || before === 'opening') only.behind = 'loose'
    }
    if (statement !== null) statements.push(statement)
    at = Math.max(end, at + 1)
  }
  return statements.length > 0 ? statements : bareMeasure(tokens)
}

/** 'le kg', 'KG', 'au litre', 'Tomate grappe (kg)': one of the measure, if it is the only statement; 'LT 5' is five. */
function bareMeasure(tokens: readonly Token[]): Statement[] {
  const at = tokens.findLastIndex((token) => token.kind === 'measure')
  const token = tokens[at]
  if (token?.kind !== 'measure') return []
  const { measure } = token
  const number = tokens.find(({ kind }) => kind === 'number')
  if (number?.kind === 'number') {
    if (tokens.length !== 2 || at !== 0 || !(number.value > 0)) return []
    return [[{ container: null, count: 1, each: { ...measure, amount: measure.amount * number.value } }]]
  }
  const introduced = tokens[at - 1]?.kind === 'opening' || tokens[at - 1]?.kind === 'of'
  if (measure.amount < 1000 || (tokens.length > 3 && !introduced)) return []
  return [[{ container: null, count: 1, each: measure }]]
}

function statementAt(tokens: readonly Token[], at: number): { statement: Statement | null; end: number } {
  const token = tokens[at]
  if (token?.kind === 'container') return containerStatement(tokens, at, token.container)
  if (token?.kind === 'format')
    return { statement: [{ container: null, count: 1, each: token.measure }], end: at + 1 }
  if (token?.kind !== 'number' && token?.kind !== 'times') return { statement: null, end: at + 1 }
  const { levels, each, end } = productAt(tokens, token.kind === 'times' ? at + 1 : at)
  // A figure without a container or a measure ('Vitelma 2019') is not a statement.
  const [only] = levels
  const bare = token.kind === 'number' && each === null && levels.length === 1 && only?.container === null
  if (bare && only.each === null) return { statement: null, end }
  // 'une pièce de 1,8 kg' is that piece.
  if (levels.length === 1 && only?.count === 1 && each === null) return { statement: levels, end }
  return { statement: [{ container: null, count: 1, each }, ...levels], end }
}

function containerStatement(tokens: readonly Token[], at: number, container: Container) {
  let next = at + 1
  let format: Measure | null = null
  let linked = false
  for (let token = tokens[next]; token !== undefined; token = tokens[next]) {
    if (token.kind === 'format') format = token.measure
    else if (token.kind !== 'times' && !BETWEEN.has(token.kind)) break
    linked ||= token.kind === 'of' || token.kind === 'times'
    next += 1
  }
  const product = productAt(tokens, next)
  const own: PackLevel = {
    container,
    count: 1,
    each: product.each ?? format,
    nominal: product.each === null && format !== null,
  }
  const inner = product.levels[0]
  // 'sachet 500 g x 12' is twelve sachets of 500 g, 'boîte 4/4 x 12' twelve tins; 'carton 500 g x 12' is one carton.
  const measuredFirst = product.measureFirst || (format !== null && inner?.container === null)
  if (measuredFirst && inner !== undefined && container.rank !== 'outer') {
    const outside: PackLevel = { container: null, count: 1, each: null }
    const each = inner.each ?? format
    const counted = { ...inner, container, each, nominal: inner.each === null && format !== null }
    return { statement: [outside, counted, ...product.levels.slice(1)], end: product.end }
  }
  const ambiguousCount =
    !linked && container.rank !== 'outer' && inner?.container === null && inner.each === null
  // 'Brut Nature 12 ...': a figure beside a container other than a colis counts only when a word links them.
  if (ambiguousCount && product.levels.length === 1 && product.each === null) {
    return { statement: [{ ...own, each: format }], end: product.end }
  }
  return { statement: [own, ...product.levels], end: product.end }
}

interface Product {
  levels: PackLevel[]
  /** A measure without a count. */
  each: Measure | null
  measureFirst: boolean
  end: number
}

/** '6 × 4 × 125 g', '500 g × 12', '6 bouteilles de 75 cl', '4 sachets'. */
function productAt(tokens: readonly Token[], start: number): Product {
  const product: Product = { levels: [], each: null, measureFirst: false, end: start }
  let at = start
  for (
    let number = tokens[at];
    number?.kind === 'number' && product.levels.length < MOST_LEVELS;
    number = tokens[at]
  ) {
    // 'x' before a word: '3 x boîte 5/1'.
    if (tokens[at + 1]?.kind === 'times' && tokens[at + 2]?.kind === 'container') at += 1
    const named = tokens[at + 1]
    const last = product.levels.at(-1)
    at += 1
    if (!(number.value > 0)) break
    if (named?.kind === 'measure') {
      const each = { ...named.measure, amount: number.value * named.measure.amount }
      if (last === undefined) Object.assign(product, { each, measureFirst: true })
      else last.each = each
      at += 1
    } else {
      const container = named?.kind === 'container' ? named.container : null
      const counted = { container, count: number.value, each: null }
      // Behind a measure a count is of all before it: '6 × 100 g × 8' is eight of '6 × 100 g'.
      if (product.measureFirst || (last !== undefined && last.each !== null)) product.levels.unshift(counted)
      else product.levels.push(counted)
      if (container !== null) at += 1
    }
    const format = tokens[at]
    const counted = product.levels.at(-1)
    if (format?.kind === 'format' && counted !== undefined) {
      Object.assign(counted, { each: format.measure, nominal: true })
      at += 1
    }
    product.end = at
    const following = followingAt(tokens, at, product)
    if (following === null) break
    at = following
  }
  return resolved(product)
}

/** The position where a product continues: after '×', or after a counted container, with or without 'de'; else null. */
function followingAt(tokens: readonly Token[], at: number, { levels, measureFirst }: Product): number | null {
  const last = levels.at(-1)
  if (tokens[at]?.kind === 'times') {
    const behind = tokens[at + 1]?.kind === 'opening' ? at + 2 : at + 1
    return tokens[behind]?.kind === 'number' ? behind : null
  }
  if (measureFirst || last === undefined || last.each !== null) return null
  let next = at
  const between = new Set<Token['kind']>()
  for (let token = tokens[next]; token !== undefined && BETWEEN.has(token.kind); token = tokens[next]) {
    between.add(token.kind)
    next += 1
  }
  const stuck = next === at
  // '5 pièces (600 g)' and '4 sachets soit 2 kg': the measure of one, or of all.
  const alone = tokens[next + 1]?.kind === 'measure' && tokens[next + 2]?.kind !== 'times'
  if (alone && !stuck && !between.has('of')) return null
  // '10 parts 720 g' is ambiguous: a part or all of them may weigh that.
  if (last.container === null || (stuck && last.container.rank === 'item')) return null
  // '2000 pièces (20 x 100)': a piece contains no further items.
  if (last.container.rank === 'item' && tokens[next + 1]?.kind !== 'measure') return null
  return tokens[next]?.kind === 'number' ? next : null
}

/** In '500 g × 12' the measure is the content of each of the twelve. */
function resolved(product: Product): Product {
  const innermost = product.levels.at(-1)
  if (!product.measureFirst || innermost === undefined) return product
  innermost.each = product.each
  return { ...product, each: null }
}
