import type { PdfLine, Segment } from './pdf-lines.ts'
import { widthOf } from './pdf-texts.ts'

/** In points: texts that begin at the same place. */
const ALIGNED = 1
/** Shares of the letters' size: how exactly a place within a text is known; how far a text reaches into another column. */
const EXACT = 0.4
const REACH = 1
/** Lines that agree on where a column begins: those that show it, and those that are split there. */
const LEAST = 3
/** Share of the lines that reach into a column without a word that begins there: a long name beside an empty cell. */
const CROSSING = 0.15
/** Where a word begins, also behind one that leaves no space: 'sous videCarton 5 kg'. */
const WORD = /(?<=[\p{Ll})])(?=[\p{Lu}\d])|(?<=\s)(?=\S)/gu

/**
 * Lines whose texts are split where a column begins for certain: a name that fills its column is only a space away from
 * the pack beside it, and both are one text of the PDF. A column begins where a head or the texts of several lines do; it
 * splits the texts that reach into it where almost all of them have a word that begins there.
 */
export function withFilledCells(lines: readonly PdfLine[], heads: PdfLine | null): PdfLine[] {
  return beginnings(lines, heads).reduce(splitAtColumn, [...lines])
}

const behindGaps = ({ isTabular, segments }: PdfLine) =>
  isTabular ? segments.slice(1).flatMap(({ left, isSplit }) => (isSplit ? [] : left)) : []

/** Where a head begins, or texts of several lines that have a wide gap before them. */
function beginnings(lines: readonly PdfLine[], heads: PdfLine | null): number[] {
  const lefts = lines.flatMap(behindGaps)
  const shared = lefts.filter((left, at) => lefts.slice(0, at).some((other) => isAt(other, left)))
  const all = [...(heads === null ? [] : behindGaps(heads)), ...shared]
  return all.filter((left, at) => !all.slice(0, at).some((other) => isAt(other, left)))
}

const isAt = (one: number, other: number) => Math.abs(one - other) <= ALIGNED

function splitAtColumn(lines: PdfLine[], column: number): PdfLine[] {
  const reaching = lines.flatMap(({ isTabular, segments, size }) =>
    segments
      .filter(({ left, right }) => left < column - size * REACH && right > column + size * REACH)
      .flatMap((segment) => (isTabular ? [{ segment, parts: partsAt(segment, column, size) }] : [])),
  )
  const showing = lines.filter(({ segments }) => segments.some(({ left }) => isAt(left, column)))
  const split = new Map(reaching.flatMap(({ segment, parts }) => (parts === null ? [] : [[segment, parts]])))
  const crossing = reaching.length - split.size
  const isCertain = crossing <= reaching.length * CROSSING && showing.length + split.size >= LEAST
  return isCertain && split.size > 0
    ? lines.map((line) => ({
        ...line,
        segments: line.segments.flatMap((segment) => split.get(segment) ?? [segment]),
      }))
    : lines
}

/** The two parts of a text at a place where one of its words begins; null where none does. */
function partsAt(segment: Segment, place: number, size: number): Segment[] | null {
  const { text, left, right } = segment
  const scale = (right - left) / widthOf(text)
  const cuts = Array.from(text.matchAll(WORD), ({ index }) => ({
    index,
    distance: Math.abs(left + widthOf(text.slice(0, index)) * scale - place),
  })).toSorted((one, other) => one.distance - other.distance)
  const [cut] = cuts
  if (cut === undefined || cut.distance > size * EXACT) return null
  return [
    { ...segment, text: text.slice(0, cut.index).trim(), right: place - ALIGNED },
    { text: text.slice(cut.index), left: place, right },
  ]
}
