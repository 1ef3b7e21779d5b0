import { languagesOf } from '#domain/cartes/languages.ts'
import { printedWords } from '#domain/cartes/words/words.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import type { CarteDish, CarteDocument, GammeSection } from '../carte-document.ts'
import { breakLines } from '#domain/typesetting/break-lines.ts'
import { PAPERS } from '../composition/formats.ts'
import { widthOf, withFigures } from '#web/lib/pages/measure.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { emptyPage } from '#web/lib/pages/page.ts'
import type { Line, Page, TextPart } from '#web/lib/pages/page.ts'
import { place } from '#web/lib/pages/place.ts'
import { bothNames, dishTableRow, groupRow, headRow, STYLES, TABLE, TABLE_WIDTH } from './table-rows.ts'
import type { TableRow } from './table-rows.ts'

const PAPER = PAPERS.a4
const BOTTOM = PAPER.height - TABLE.bottom - 22

/** Every dish of a carte against the 14 allergens, on pages of A4 with the head on each. */
export function composeTable(carte: CarteDocument, date: string, given: Measure): Page[] {
  const measure = withFigures(given)
  const words = printedWords(carte.languages)
  const { table } = words
  const [language = 'fr'] = languagesOf(carte.languages)
  const { title, sections } = forPdf(carte)
  const gammes = sections.filter(
    (section): section is GammeSection => section.kind === 'gamme' && section.dishes.length > 0,
  )
  const head = headRow(words, measure)
  const pages: Page[] = []
  let top = 0
  const begin = () => {
    const page = emptyPage({ ...PAPER, language })
    top =
      pages.length === 0
        ? titled(page, { title: table.title, about: `${title} · ${table.subtitle} · ${date}` }, measure)
        : TABLE.top
    pages.push(page)
    if (gammes.length > 0) put(head)
  }
  const put = (row: TableRow) => {
    const page = pages.at(-1)
    if (page) place(row, TABLE.side, top, page)
    top += row.height
  }
  begin()
  for (const { name, secondName, dishes } of gammes) {
    dishes.forEach((dish, index) => {
      const row = dishTableRow(dish, words, measure)
      const title = index === 0 ? groupRow(bothNames({ name, secondName }), measure) : null
      const turned = top + (title?.height ?? 0) + row.height > BOTTOM
      if (turned) begin()
      if (title) put(title)
      else if (turned) put(groupRow(bothNames({ name: words.continued(name), secondName }), measure))
      put(row)
    })
  }
  const has = (is: (dish: CarteDish) => boolean) => gammes.some(({ dishes }) => dishes.some(is))
  const undeclared = has((dish) => dish.undeclared)
  const traces = has((dish) => dish.traces.length > 0)
  const last = [
    table.legend,
    ...(traces ? [table.legendTraces] : []),
    ...(undeclared ? [table.legendUndeclared] : []),
  ]
  pages.forEach((page, index) => {
    const y = PAPER.height - TABLE.bottom
    const number: Line = {
      ...STYLES.text,
      text: `${String(index + 1)} / ${String(pages.length)}`,
      x: 0,
      y,
      align: 'right',
    }
    if (gammes.length > 0)
      text(page, { ...STYLES.text, text: last.join('   '), x: TABLE.side, y, align: 'left' })
    text(page, { ...number, x: TABLE.side + TABLE_WIDTH })
  })
  if (gammes.length === 0) {
    const [page] = pages
    if (page) text(page, { ...STYLES.name, text: table.empty, x: TABLE.side, y: top + 16, align: 'left' })
  }
  return pages
}

/** The head of the first page; where the table begins below it. */
function titled(page: Page, texts: { title: string; about: string }, measure: Measure): number {
  const x = TABLE.side
  const title = breakLines(texts.title, TABLE_WIDTH, (part) => widthOf(part, STYLES.title, measure))
  const about = breakLines(texts.about, TABLE_WIDTH, (part) => widthOf(part, STYLES.text, measure))
  let y = TABLE.top
  const lines = (
    texts: readonly string[],
    style: Pick<Line, 'face' | 'size' | 'color' | 'spacing' | 'uppercase'>,
  ) =>
    texts.map((text): Line => {
      y += style.size * 1.55
      return { ...style, text, x, y, align: 'left' }
    })
  page.parts.push(
    { kind: 'title', lines: lines(title, STYLES.title) },
    { kind: 'text', lines: lines(about, STYLES.text) },
  )
  return y + 14
}

function text(page: Page, line: Line): void {
  const part: TextPart = { kind: 'text', lines: [line] }
  page.parts.push(part)
}
