/** Links and pictures of Markdown; of a link the text stays. */
const LINK = /!?\[([^\][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/gu
const QUOTE = /^\s*>\s+/u
/** '- [ ] 200 g de riz', '[x] 2 tomates' */
const CHECKBOX = /^\s*(?:[-*+]\s+)?\[[ xX✓]\]\s+/u
/** '**250 g**', '__250 g__', '`pommes`' */
const STRONG = /(\*{2,3}|_{2,3}|`)(?=\S)([^*_`]*[^*_`\s])\1/gu
/** '*une pincée*', '_20 cl_' between the borders of words: '3 * 200 g' is a product. */
const EMPHASIS = /(?<![\p{Letter}\d*_])([*_])(?=[^\s*_])([^*_]*[^*_\s])\1(?![\p{Letter}\d*_])/gu
const LEFT_OVER = /\*{2,}|(?<![\p{Letter}\d])_{2,}|_{2,}(?![\p{Letter}\d])/gu
const ESCAPED = /\\(?=[-*_#+.()[\]!\\])/gu
const HEADING = /^\s*#{1,6}\s+(.*)$/u
/** A whole line in bold, without a bullet. */
const BOLD_LINE = /^\s*(\*\*|__)(?=\S)([^*_]+)\1\s*:?\s*$/u
/** '➡️ 200 g de riz', '1️⃣ Beurre 🧈': signs around the words of a line. */
const SIGNS = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|[\uFE0F\u200D]|\p{Emoji_Modifier}|\d\uFE0F?\u20E3)`
const AROUND = new RegExp(String.raw`^\s*(?:${SIGNS}\s*)+|(?:(?<!\s)\s*${SIGNS})+\s*$`, 'gu')
const SEASONING = /^(?:sel|poivre|salt|pepper)(?!\p{Letter})/iu
const LONGEST_HEADING = 60

/**
 * Lines without the marks of Markdown. A heading without a figure, '### Base' or '**Base**', has a colon behind it, as
 * headings of plain texts have. Bullets stay.
 */
export function withoutMarks(lines: readonly string[]): string[] {
  const isInBold = lines.filter((line) => BOLD_LINE.test(line)).length * 2 > lines.length
  return lines.map((line) => {
    const plain = /\p{Extended_Pictographic}|\u20E3/u.test(line) ? line.replaceAll(AROUND, '') : line
    return /[*_#`[>\\]/u.test(plain) ? withoutMark(plain, !isInBold) : plain
  })
}

function withoutMark(line: string, boldIsHeading: boolean): string {
  const plain = emphasisLeft(line.replace(QUOTE, '').replace(CHECKBOX, '- ')).replaceAll(ESCAPED, '')
  const [, heading] = HEADING.exec(plain) ?? []
  if (heading !== undefined) return asHeading(withoutClosing(heading))
  return boldIsHeading && BOLD_LINE.test(line) && !SEASONING.test(plain.trim()) ? asHeading(plain) : plain
}

const emphasisLeft = (line: string): string =>
  line.replaceAll(LINK, '$1').replaceAll(STRONG, '$2').replaceAll(EMPHASIS, '$2').replaceAll(LEFT_OVER, '')

/** '## Base ##' */
function withoutClosing(heading: string): string {
  let end = heading.length
  while (end > 0 && (heading[end - 1] === '#' || heading[end - 1] === ' ')) end -= 1
  return heading.slice(0, end)
}

function asHeading(text: string): string {
  const plain = text.trim()
  const isName = /^\p{Letter}[^\d¼-¾⅐-⅞]*[^.!?:,;\s]$/u.test(plain) && plain.length <= LONGEST_HEADING
  return isName ? `${plain} :` : plain
}
