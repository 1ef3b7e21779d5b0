/** A text of a PDF's page, in points from its upper left corner. */
export interface PlacedText {
  text: string
  left: number
  right: number
  /** The height of its baseline. */
  base: number
  /** Of the letters. */
  size: number
}

/** Words of a line without a gap between them that is wider than a space. */
export interface Segment {
  text: string
  left: number
  right: number
  /** Whether it was split at a space from the segment before it, since another line has a gap there. */
  isSplit?: true
}

export interface PdfLine {
  segments: Segment[]
  /** Whether a gap of the line is so wide that it parts two columns for certain. */
  isTabular: boolean
  /** Whether it is in the upper or the lower margin of its page. */
  inMargin: boolean
  base: number
  size: number
}

/** Of a page's height. */
const MARGIN = 0.09

/** Shares of the letters' size: a gap between columns for certain, and perhaps; a space; what heights of one line differ by. */
const COLUMN_GAP = 0.8
const WORD_GAP = 0.4
const SPACE = 0.15
const SAME_LINE = 0.4

/** The lines of a page from above to below, each in segments. @param height of the page, in points */
export function linesOfPage(texts: readonly PlacedText[], height: number): PdfLine[] {
  const sorted = texts
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.base - other.base || one.left - other.left)
  const lines: { base: number; size: number; texts: PlacedText[] }[] = []
  for (const text of sorted) {
    const line = lines.at(-1)
    if (line !== undefined && text.base - line.base <= SAME_LINE * Math.min(line.size, text.size))
      line.texts.push(text)
    else lines.push({ base: text.base, size: text.size, texts: [text] })
  }
  return lines.map(({ base, size, texts: ofLine }) => {
    const isTabular = segmentsOf(ofLine, COLUMN_GAP).length > 1
    return {
      base,
      size,
      inMargin: base < height * MARGIN || base > height * (1 - MARGIN),
      isTabular,
      // In prose that is set to the margin, spaces are wider.
      segments: segmentsOf(ofLine, isTabular ? WORD_GAP : COLUMN_GAP),
    }
  })
}

function segmentsOf(texts: readonly PlacedText[], widest: number): Segment[] {
  const segments: Segment[] = []
  let size = 0
  for (const { text, left, right, size: own } of texts.toSorted((one, other) => one.left - other.left)) {
    const last = segments.at(-1)
    const gap = last === undefined ? 0 : left - last.right
    if (last === undefined || gap > widest * Math.max(size, own)) segments.push({ text, left, right })
    else {
      const space = gap > SPACE * own && !last.text.endsWith(' ') && !text.startsWith(' ') ? ' ' : ''
      last.text += space + text
      last.right = Math.max(last.right, right)
    }
    size = own
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.replaceAll(/\s+/gu, ' ').trim() }))
}

/** Pages that repeat the same line in their margin. */
const LEAST_PAGES = 3
/** Of the letters' size: a line no further below another, that begins where a part of it does, goes on with that. */
const LEADING = 1.5
const PAGE_NUMBER = /^(?:page|p\.)?\s*\d{1,4}\s*(?:(?:\/|sur|of|de)\s*\d{1,4})?$/iu

/** Without what most pages repeat in their margins, and without the numbers of pages there. */
export function withoutRunningHeads(pages: readonly PdfLine[][]): PdfLine[][] {
  const counts = new Map<string, number>()
  for (const lines of pages)
    for (const text of new Set(lines.filter(({ inMargin }) => inMargin).map(textOf)))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  const isRunning = (line: PdfLine, above: PdfLine | undefined) => {
    const count = counts.get(textOf(line)) ?? 0
    // 'Pour 6 personnes' may be at the head of each page, and is a fact of each sheet.
    const isRepeated = count >= LEAST_PAGES && count * 2 > pages.length && !/\d/u.test(textOf(line))
    const isNumber = PAGE_NUMBER.test(textOf(line)) && !goesOn(line, above)
    return line.inMargin && (isRepeated || isNumber)
  }
  return pages.map((lines) => lines.filter((line, at) => !isRunning(line, lines[at - 1])))
}

function goesOn({ base, size, segments: [first] }: PdfLine, above: PdfLine | undefined): boolean {
  if (above === undefined || first === undefined || base - above.base > LEADING * size) return false
  return above.segments.some(({ left }) => Math.abs(left - first.left) < SAME_LINE * size)
}

const textOf = ({ segments }: PdfLine) => segments.map(({ text }) => text).join(' ')
