import type { PdfLine, Segment } from './pdf-lines.ts'

/** Shares of the letters' size: a gap between columns that others may write over with a space; how exact a place is known. */
const NARROW = 2.5
const EXACT = 0.5
/** Lines that are nearer than their letters are high are of cells beside each other, each set to its middle. */
const OVERLAPPING = 0.9
/** What belongs to the word in front of it: '1,20 €', 'PU HT', '1 250'. */
const GLUED = /^(?:[€%$£]|EUR|HT|H\.T\.|TTC|T\.T\.C\.|\d{3}(?![\d]))/u
const NARROW_SIGNS = /[iljtfrI,.:;'’|!()\s]/u
const WIDE_SIGNS = /[mwMW@€%]/u

/**
 * Lines whose texts are split at spaces where another line of the block has a narrow gap between columns: a quantity at
 * the right of its column is only a space away from its unit. Parts that are in one column after all are joined again.
 */
export function withSplitTexts(block: readonly PdfLine[]): PdfLine[] {
  const lines = block.map((line) =>
    line.isTabular ? { ...line, segments: line.segments.flatMap(splitAmounts) } : line,
  )
  const gaps = lines.flatMap(({ segments, isTabular, size }) =>
    !isTabular
      ? []
      : segments.slice(1).flatMap(({ left }, at) => {
          const from = segments[at]?.right ?? left
          return left - from <= size * NARROW ? [{ from, to: left }] : []
        }),
  )
  if (gaps.length === 0) return lines
  return lines.map((line) => {
    if (!line.isTabular) return line
    const exact = line.size * EXACT
    const isGap = (place: number) => gaps.some(({ from, to }) => place > from - exact && place < to + exact)
    return {
      ...line,
      segments: line.segments.flatMap((segment) => splitAt(segment, (_, place) => isGap(place))),
    }
  })
}

/** '1,20 € 0,60 €' are two cells, wherever they are. */
const AMOUNTS = /^(?:\d[\d .,]*[€$£]\s*){2,}$/u

function splitAmounts(segment: Segment): Segment[] {
  return AMOUNTS.test(segment.text) ? splitAt(segment, (before) => /[€$£]$/u.test(before)) : [segment]
}

/** @param isGap whether the space behind a text, at a place, is a gap */
function splitAt(segment: Segment, isGap: (before: string, place: number) => boolean): Segment[] {
  const words = segment.text.split(' ')
  if (words.length === 1) return [segment]
  const whole = widthOf(segment.text)
  const scale = (segment.right - segment.left) / (whole === 0 ? 1 : whole)
  const parts: Segment[] = []
  let at = segment.left
  for (const word of words) {
    const right = at + widthOf(word) * scale
    const space = widthOf(' ') * scale
    const last = parts.at(-1)
    const isGlued = GLUED.test(word) && !/[€$£]$/u.test(last?.text ?? '')
    if (last === undefined) parts.push({ text: word, left: at, right })
    else if (!isGlued && isGap(last.text, at - space / 2))
      parts.push({ text: word, left: at, right, isSplit: true })
    else {
      last.text += ` ${word}`
      last.right = right
    }
    at = right + space
  }
  return parts
}

/** About how wide a text is set, in any unit. */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text)
    width += NARROW_SIGNS.test(sign) ? 0.5 : WIDE_SIGNS.test(sign) ? 1.5 : /\p{Lu}/u.test(sign) ? 1.25 : 1
  return width
}

/** Shares of the letters' size: figures set smaller and higher are the cents of a price. */
const SMALLER = 0.85
const RAISED = 0.8
const CENTS = /^\d{1,3}$/u

/** With raised cents, '8' and a small '50', in the text of their figure: '8 50', which is no price rather than 8. */
export function withRaisedFigures(lines: readonly PdfLine[]): PdfLine[] {
  const all: (PdfLine | null)[] = [...lines]
  for (const [at, line] of lines.entries()) {
    if (!line.segments.every(({ text }) => CENTS.test(text))) continue
    const near = [at + 1, at - 1].find((place) => isRaised(line, all[place] ?? null))
    const figure = near === undefined ? null : (all[near] ?? null)
    if (near === undefined || figure === null) continue
    all[near] = {
      ...figure,
      segments: figure.segments.map((segment) => withCents(segment, line, figure.size)),
    }
    all[at] = null
  }
  return all.filter((line) => line !== null)
}

function isRaised({ size, base }: PdfLine, figure: PdfLine | null): boolean {
  return (
    figure !== null && size < figure.size * SMALLER && Math.abs(figure.base - base) < figure.size * RAISED
  )
}

function withCents(segment: Segment, { segments }: PdfLine, size: number): Segment {
  const cents = segments.find(({ left }) => left >= segment.right - size && left <= segment.right + size)
  return cents === undefined
    ? segment
    : { ...segment, text: `${segment.text} ${cents.text}`, right: Math.max(segment.right, cents.right) }
}

/** With a name of two lines joined to the figures that are set to its middle, between them. */
export function withMiddles(lines: readonly PdfLine[]): PdfLine[] {
  const joined: PdfLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const isNear =
      above !== undefined && line.base - above.base < OVERLAPPING * Math.min(line.size, above.size)
    const [first] = (above?.segments ?? []).toSorted((one, other) => one.left - other.left)
    const [own] = line.segments
    if (!isNear || first === undefined || own === undefined) {
      joined.push(line)
      continue
    }
    const isFigures = !above.isTabular && own.left > first.right
    const isRest = !line.isTabular && above.isTabular && own.left < first.right
    if (isFigures)
      joined[joined.length - 1] = {
        ...line,
        isTabular: true,
        segments: [...above.segments, ...line.segments],
      }
    else if (isRest)
      joined[joined.length - 1] = {
        ...above,
        base: line.base,
        segments: above.segments.map((segment) =>
          segment === first
            ? { ...first, text: `${first.text} ${own.text}`, right: Math.max(first.right, own.right) }
            : segment,
        ),
      }
    else joined.push(line)
  }
  return joined
}
