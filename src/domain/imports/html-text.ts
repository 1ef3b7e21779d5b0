import { wordSet } from '../words/word-list.ts'

/** Elements whose content a page does not show, or shows around its text. */
const HIDDEN = wordSet`
head
script
style
template
noscript
svg
nav
footer
button
select
`
/** Elements that begin and end a line. */
const BLOCKS = wordSet`
address
article
aside
blockquote
body
dd
div
dl
dt
fieldset
figcaption
figure
form
h1
h2
h3
h4
h5
h6
header
hr
html
li
main
ol
section
table
tbody
thead
tr
ul
`
/** A tag, or an end of a comment; a sign of smaller, '< 60 °C', is none. */
const TAG = /<!--|-->|<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?:[\s/][^<>]*)?>|<![a-z][^<>]*>/giu
/** What the source of a page has, and no text that people write. */
const OF_PAGE =
  /<!doctype\s+html|<\/?(?:html|body|div|p|ul|ol|li|h[1-6]|table|tr|td|span|br)(?:[\s/][^<>]*)?>/iu
const BLANKS = /[ \t\r\n\f]+/gu

/**
 * The text that a browser shows of the source of a page: line breaks, paragraphs, list items and rows end lines, tabs are
 * between cells, scripts and navigation are left out. Any other text as it is.
 */
export function textOfHtml(text: string): string {
  if (!OF_PAGE.test(text)) return text
  const lines: string[] = []
  let line = ''
  let hidden: string | null = null
  let from = 0
  const take = (to: number) => {
    if (hidden !== null) return
    const shown = text.slice(from, to).replaceAll(BLANKS, ' ')
    line += line === '' ? shown.trimStart() : shown
  }
  const breakLine = () => {
    lines.push(line.trimEnd())
    line = ''
  }
  for (const { 0: tag, index, groups = {} } of text.matchAll(TAG)) {
    take(index)
    from = index + tag.length
    const name = (tag === '<!--' || tag === '-->' ? 'comment' : (groups['name'] ?? '')).toLowerCase()
    const isEnd = groups['end'] === '/' || tag === '-->'
    if (hidden !== null) hidden = isEnd && name === hidden ? null : hidden
    else if (!isEnd && (name === 'comment' || HIDDEN.has(name))) hidden = name
    else if (name === 'br') breakLine()
    else if (name === 'p' || BLOCKS.has(name)) {
      if (line.trim() !== '') breakLine()
      else line = ''
      if (name === 'p' && lines.at(-1) !== '') lines.push('')
    } else if ((name === 'td' || name === 'th') && isEnd) line += '\t'
  }
  take(text.length)
  return [...lines, line.trimEnd()].join('\n')
}
