import { columnAt } from './column-letter.ts'

/** A formula as a tree. A reference without a tab is one to its own tab; rows and columns are counted from 0. */
export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'cell'; tab: string | null; row: number; column: number }
  | {
      kind: 'range'
      tab: string | null
      fromRow: number
      fromColumn: number
      toRow: number
      toColumn: number
    }
  | { kind: 'operation'; operator: string; left: Formula; right: Formula }
  | { kind: 'negative' | 'percent'; of: Formula }
  | { kind: 'call'; name: string; args: Formula[] }
  /** A defined name, an array or a reference to another file. */
  | { kind: 'unknown' }

const LONGEST = 2000
const DEEPEST = 40

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?:E[+-]?\d+)?)(?![A-Z\d])|(?<text>"(?:[^"]|"")*")|(?<tab>(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*|\[\d+\][^!'+*/()]*)!)?\$?(?<letters>[A-Z]{1,3})\$?(?<row>\d{1,7})(?![\p{L}\d_(])|(?<word>[\p{L}_\\#][\p{L}\d_.]*)|(?<sign><=|>=|<>|[-+*/^&=<>(),;:%!{}[\]]))/uy

type Token = { at: number } & Partial<
  Record<'number' | 'text' | 'tab' | 'letters' | 'row' | 'word' | 'sign', string>
>

/** The tree of a formula without its '='; null where it is not understood. */
export function parseFormula(formula: string): Formula | null {
  const tokens = tokensOf(formula)
  if (tokens === null) return null
  const parser = new FormulaParser(tokens)
  return parser.whole()
}

function tokensOf(formula: string): Token[] | null {
  if (formula.length > LONGEST) return null
  const tokens: Token[] = []
  const text = formula.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (found === null) return null
    tokens.push({ at, ...found.groups })
  }
  return tokens
}

const LEVELS: readonly (readonly string[])[] = [
  ['=', '<', '>', '<=', '>=', '<>'],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
]

class FormulaParser {
  private readonly tokens: readonly Token[]
  private at = 0
  private depth = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  whole(): Formula | null {
    const read = this.level(0)
    return this.at === this.tokens.length ? read : null
  }

  private sign(...signs: readonly string[]): string | null {
    const sign = this.tokens[this.at]?.sign
    if (sign === undefined || !signs.includes(sign)) return null
    this.at += 1
    return sign
  }

  private level(level: number): Formula | null {
    const signs = LEVELS[level]
    if (signs === undefined) return this.unary()
    let left = this.level(level + 1)
    while (left !== null) {
      const operator = this.sign(...signs)
      if (operator === null) return left
      const right = this.level(level + 1)
      if (right === null) return null
      left = { kind: 'operation', operator, left, right }
    }
    return null
  }

  private unary(): Formula | null {
    this.depth += 1
    if (this.depth > DEEPEST) return null
    const sign = this.sign('-', '+')
    let read = sign === null ? this.atom() : this.unary()
    this.depth -= 1
    if (read !== null && sign === '-') read = { kind: 'negative', of: read }
    while (read !== null && this.sign('%') !== null) read = { kind: 'percent', of: read }
    return read
  }

  private atom(): Formula | null {
    if (this.sign('(') !== null) {
      const inside = this.level(0)
      return this.sign(')') === null ? null : inside
    }
    const token = this.tokens[this.at]
    if (token === undefined || token.sign !== undefined) return null
    this.at += 1
    if (token.number !== undefined) return { kind: 'number', value: Number(token.number) }
    if (token.text !== undefined)
      return { kind: 'text', value: token.text.slice(1, -1).replaceAll('""', '"') }
    if (token.letters !== undefined) return this.reference(token)
    return this.sign('(') === null ? { kind: 'unknown' } : this.call(token.word ?? '')
  }

  private reference(token: Token): Formula | null {
    const { tab = null, row, column } = placeOf(token)
    if (tab?.includes('[') === true) return { kind: 'unknown' }
    if (this.sign(':') === null) return { kind: 'cell', tab, row, column }
    const end = this.tokens[this.at]
    if (end?.letters === undefined) return null
    this.at += 1
    const to = placeOf(end)
    return {
      kind: 'range',
      tab,
      fromRow: Math.min(row, to.row),
      fromColumn: Math.min(column, to.column),
      toRow: Math.max(row, to.row),
      toColumn: Math.max(column, to.column),
    }
  }

  private call(word: string): Formula | null {
    const name = word.toUpperCase().replace(/^_XLFN\./u, '')
    const args: Formula[] = []
    if (this.sign(')') !== null) return { kind: 'call', name, args }
    do {
      // 'IF(A1>0,,B1)' leaves an argument out.
      const isEmpty = [',', ';', ')'].includes(this.tokens[this.at]?.sign ?? '')
      const arg: Formula | null = isEmpty ? { kind: 'unknown' } : this.level(0)
      if (arg === null) return null
      args.push(arg)
    } while (this.sign(',', ';') !== null)
    return this.sign(')') === null ? null : { kind: 'call', name, args }
  }
}

function placeOf({ tab, letters = '', row = '0' }: Token): { tab?: string; row: number; column: number } {
  const name = tab
    ?.slice(0, -1)
    .replace(/^'(.*)'$/u, '$1')
    .replaceAll("''", "'")
  return { ...(name !== undefined && { tab: name }), row: Number(row) - 1, column: columnAt(letters) }
}
