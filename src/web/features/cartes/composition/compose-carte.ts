import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { LAYOUTS, SIZE_STEP } from './formats.ts'
import type { Layout } from './formats.ts'
import { coverPage } from './cover-page.ts'
import { withFigures } from '#web/lib/pages/measure.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { fillPages } from './fill-pages.ts'
import { setCarte } from './set-carte.ts'
import type { Given, SetCarte } from './set-carte.ts'

/** Steps of size that keeping a gamme whole is worth, and a menu in its frame. */
const CUT = { gamme: 1.2, menu: 8 }

/**
 * The pages of a carte, the same for the screen, the paper and the PDF. It is set as large as the pages allow that it
 * needs at a comfortable size, and smaller where it nearly fits one page.
 */
export function composeCarte({ carte, measure, ...given }: Given): Page[] {
  const ready = { ...given, carte: forPdf(carte), measure: withFigures(measure) }
  const [first, ...others] = LAYOUTS[given.look.pageFormat].map((layout) => bestSize(ready, layout))
  if (first === undefined) return []
  const set = others.reduce((best, other) => (isBetter(other, best) ? other : best), first)
  const pages = fillPages(set)
  return given.look.coverPage ? [coverPage(set, ready.carte), ...pages] : pages
}

function bestSize(given: Given, layout: Layout): SetCarte {
  const sized = new Map<number, SetCarte>()
  const at = (size: number): SetCarte => {
    const set = sized.get(size) ?? setCarte(given, layout, size)
    sized.set(size, set)
    return set
  }
  const comfortable = at(layout.comfortable)
  if (comfortable.pages > 1) {
    const smallest = at(layout.smallest)
    if (smallest.pages > 1) return largest(at, sizesOf(layout, layout.comfortable), comfortable.pages)
    return largest(at, sizesOf(layout, layout.smallest), 1)
  }
  return largest(at, sizesOf(layout, layout.comfortable), 1)
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
