import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { pageTheme } from '#domain/cartes/themes/themes.ts'
import { printedWords } from '#domain/cartes/words/words.ts'
import { atDensity, type Density } from './density.ts'
import { divideColumns, isClean } from './divide-columns.ts'
import type { Division } from './divide-columns.ts'
import { footOf, statisticsRow } from './foot.ts'
import type { Foot } from './foot.ts'
import { PAPERS } from './formats.ts'
import type { Layout } from './formats.ts'
import { gammeRows } from './gamme-rows.ts'
import { headingOf, NO_HEADING } from './heading.ts'
import type { Heading } from './heading.ts'
import { menuRows } from './menu-rows.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import type { Row } from './row.ts'
import { settingOf } from './setting.ts'
import type { Setting } from './setting.ts'

export interface Given {
  carte: CarteDocument
  look: CarteLook
  measure: Measure
}

/** What a carte is set at: its size, by the layout's, and how close together. */
export interface Fineness {
  size: number
  density: Density
}

/** A carte at one size in one layout, and how its rows are divided among the fewest pages. */
export interface SetCarte {
  layout: Layout
  setting: Setting
  heading: Heading
  foot: Foot
  rows: Row[]
  pages: number
  /** Points that each column holds. */
  heights: number[]
  division: Division
}

type Divided = Pick<SetCarte, 'pages' | 'heights' | 'division'>

/** Pages tried beyond the minimum, to find a layout that splits nothing. */
const FURTHER_PAGES = 3

export function setCarte(
  { carte, look, measure }: Given,
  layout: Layout,
  { size, density }: Fineness,
): SetCarte {
  const paper = PAPERS[look.pageFormat]
  const pageWidth = paper.width - 2 * layout.side
  const width = (pageWidth - layout.gutter * (layout.columns - 1)) / layout.columns
  const words = printedWords(carte.languages)
  const theme = atDensity(pageTheme(look), density)
  const given = { theme, look, words, measure, density, scale: layout.base * size }
  const setting = settingOf(carte, { ...given, width })
  const across = { ...setting, width: pageWidth }
  const heading = look.coverPage ? NO_HEADING : headingOf(across, carte)
  const foot = footOf(across, carte)
  const rows = rowsOf(setting, carte)
  const body = paper.height - layout.top - layout.bottom
  return { layout, setting, heading, foot, rows, ...divided(rows, { layout, body, heading, foot }) }
}

function rowsOf(setting: Setting, carte: CarteDocument): Row[] {
  const sections = carte.sections.flatMap((section, index) =>
    section.kind === 'gamme' ? gammeRows(setting, section) : menuRows(setting, section, String(index)),
  )
  return [...sections, ...statisticsRow(setting, carte)]
}

interface Room {
  layout: Layout
  /** Points of a page between its margins. */
  body: number
  heading: Heading
  foot: Foot
}

/** The fewest pages that keep together what belongs together; the fewest of all where that is impossible. */
function divided(rows: readonly Row[], room: Room): Divided {
  let fewest: Divided | null = null
  // A row a page is always enough, with one more for a heading and one for a foot that fill theirs.
  for (let pages = 1; pages <= rows.length + 2; pages += 1) {
    const heights = columnHeights(pages, room)
    const division = divideColumns(rows, heights, room.layout.columns)
    if (division && isClean(division)) return { pages, heights, division }
    if (division && (fewest === null || division.cost < fewest.division.cost))
      fewest = { pages, heights, division }
    if (fewest && pages > fewest.pages + FURTHER_PAGES) return fewest
  }
  return fewest ?? onePerColumn(rows, room)
}

function columnHeights(pages: number, { layout, body, heading, foot }: Room): number[] {
  return Array.from({ length: pages * layout.columns }, (_, column) => {
    const page = Math.floor(column / layout.columns)
    return body - (page === 0 ? heading.height : 0) - (page === pages - 1 ? foot.height : 0)
  })
}

/** For a row higher than a page, which the limits of a carte leave no room for. */
function onePerColumn(rows: readonly Row[], room: Room): Divided {
  const { columns } = room.layout
  const pages = Math.ceil(rows.length / columns)
  const starts = Array.from({ length: pages * columns + 1 }, (_, column) => Math.min(column, rows.length))
  return { pages, heights: columnHeights(pages, room), division: { starts, cost: Infinity } }
}
