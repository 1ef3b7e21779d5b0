import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { LAYOUTS, SIZE_STEP } from './formats.ts'
import type { Layout } from './formats.ts'
import { coverPage } from './cover-page.ts'
import { AIRY, DENSITIES } from './density.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { fillPages } from './fill-pages.ts'
import { setCarte } from './set-carte.ts'
import type { Fineness, Given, SetCarte } from './set-carte.ts'

/** Steps of size that keeping a gamme whole is worth, and a menu in its frame. */
const CUT = { gamme: 1.2, menu: 8 }

/**
 * The pages of a carte, the same for the screen, the paper and the PDF. It is set as large as the pages allow that it
 * needs at a comfortable size, and smaller where it nearly fits one page. Of a carte that has to fit fewer pages, gaps and
 * sizes become smaller, down to what stays readable: where it needs more even so, it has the fewest.
 */
export function composeCarte({ carte, measure, ...given }: Given): Page[] {
  const ready = { ...given, carte: forPdf(carte), measure: withFigures(measure) }
  const [first, ...others] = LAYOUTS[given.look.pageFormat].map((layout) => bestSet(ready, layout))
  if (first === undefined) return []
  const set = others.reduce((best, other) => (isBetter(other, best) ? other : best), first)
  const pages = fillPages(set)
  return given.look.coverPage ? [coverPage(set, ready.carte), ...pages] : pages
}

type SetAt = (fineness: Fineness) => SetCarte

function bestSet(given: Given, layout: Layout): SetCarte {
  const known = new Map<string, SetCarte>()
  const at: SetAt = (fineness) => {
    const key = `${fineness.size} ${DENSITIES.indexOf(fineness.density)}`
    const set = known.get(key) ?? setCarte(given, layout, fineness)
    known.set(key, set)
    return set
  }
  const set = bestSize(at, layout)
  const { fitPages = null } = given.look
  return fitPages === null || set.pages <= fitPages ? set : closest(at, layout, fitPages)
}

function bestSize(at: SetAt, layout: Layout): SetCarte {
  const airy = (size: number) => at({ size, density: AIRY })
  const comfortable = airy(layout.comfortable)
  if (comfortable.pages > 1) {
    const smallest = airy(layout.smallest)
    if (smallest.pages > 1) return largest(airy, sizesOf(layout, layout.comfortable), comfortable.pages)
    return largest(airy, sizesOf(layout, layout.smallest), 1)
  }
  return largest(airy, sizesOf(layout, layout.comfortable), 1)
}

/** On so many pages where its smallest size and least gaps allow it, else on the fewest. */
function closest(at: SetAt, layout: Layout, pages: number): SetCarte {
  const sizes = sizesOf({ ...layout, largest: layout.comfortable }, layout.smallest)
  const [most = layout.comfortable] = sizes
  const sets = DENSITIES.flatMap((density) =>
    sizes.map((size) => {
      const set = at({ size, density })
      return { set, loss: (most - size) / SIZE_STEP + density.loss + lossByCuts(set) }
    }),
  )
  const fewest = Math.max(pages, Math.min(...sets.map(({ set }) => set.pages)))
  const fitting = sets.filter(({ set }) => set.pages <= fewest)
  const [first, ...others] = fitting
  if (first === undefined) return at({ size: most, density: AIRY })
  return others.reduce((best, one) => (one.loss < best.loss ? one : best), first).set
}

/** From the largest down. */
function sizesOf({ largest }: Layout, least: number): number[] {
  const steps = Math.floor((largest - least) / SIZE_STEP)
  return [...Array.from({ length: steps + 1 }, (_, step) => largest - step * SIZE_STEP), least]
}

/** At the largest size that needs no more pages; smaller where that keeps gammes whole. */
function largest(at: (size: number) => SetCarte, sizes: readonly number[], pages: number): SetCarte {
  const [most = 1] = sizes
  const fitting = sizes.filter((size) => at(size).pages <= pages)
  const loss = (size: number) => (most - size) / SIZE_STEP + lossByCuts(at(size))
  const best = fitting.reduce((best, size) => (loss(size) < loss(best) ? size : best), fitting[0] ?? 1)
  return at(best)
}

/** What the gammes and menus that go on in another column cost, in steps of size. */
function lossByCuts({ rows, division: { starts } }: SetCarte): number {
  const begun = [...new Set(starts)].filter((start) => start > 0)
  return begun
    .flatMap((start) => rows[start] ?? [])
    .filter(({ head }) => head !== null)
    .reduce((loss, { framed }) => loss + (framed ? CUT.menu : CUT.gamme), 0)
}

/** Fewer pages, then no column left empty. */
function isBetter(one: SetCarte, other: SetCarte): boolean {
  if (one.pages !== other.pages) return one.pages < other.pages
  return emptyColumns(one) < emptyColumns(other)
}

function emptyColumns({ division: { starts } }: SetCarte): number {
  return starts.filter((start, column) => column > 0 && start === starts[column - 1]).length
}
