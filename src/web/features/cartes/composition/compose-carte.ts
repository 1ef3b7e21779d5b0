import { forPdf } from '#web/lib/pdf-text/for-pdf.ts'
import { LAYOUTS, SIZE_STEP } from './formats.ts'
import type { Layout } from './formats.ts'
import { withFigures } from './measure.ts'
import type { Page } from './page.ts'
import { fillPages } from './fill-pages.ts'
import { setCarte } from './set-carte.ts'
import type { Given, SetCarte } from './set-carte.ts'

/**
 * The pages of a carte, the same for the screen, the paper and the PDF. It is set as large as the pages allow that it
 * needs at a comfortable size, and smaller where it nearly fits one page.
 */
export function composeCarte({ carte, measure, ...given }: Given): Page[] {
  const ready = { ...given, carte: forPdf(carte), measure: withFigures(measure) }
  const [first, ...others] = LAYOUTS[given.look.pageFormat].map((layout) => bestSize(ready, layout))
  if (first === undefined) return []
  return fillPages(others.reduce((best, other) => (isBetter(other, best) ? other : best), first))
}

function bestSize(given: Given, layout: Layout): SetCarte {
  const sized = new Map<number, SetCarte>()
  const at = (size: number): SetCarte => {
    const set = sized.get(size) ?? setCarte(given, layout, size)
    sized.set(size, set)
    return set
  }
  const comfortable = at(layout.comfortable)
  if (comfortable.pages === 1) return largest(at, layout, 1) ?? comfortable
  const smallest = at(layout.smallest)
  if (smallest.pages === 1) return largest(at, layout, 1) ?? smallest
  return largest(at, layout, comfortable.pages) ?? comfortable
}

/** At the largest size that needs no more pages. */
function largest(at: (size: number) => SetCarte, layout: Layout, pages: number): SetCarte | null {
  for (let size = layout.largest; size > layout.smallest; size -= SIZE_STEP) {
    const set = at(size)
    if (set.pages <= pages) return set
  }
  return null
}

/** Fewer pages, then no column left empty. */
function isBetter(one: SetCarte, other: SetCarte): boolean {
  if (one.pages !== other.pages) return one.pages < other.pages
  return emptyColumns(one) < emptyColumns(other)
}

function emptyColumns({ division: { starts } }: SetCarte): number {
  return starts.filter((start, column) => column > 0 && start === starts[column - 1]).length
}
