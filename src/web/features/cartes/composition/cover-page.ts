import type { CarteDocument } from '../carte-document.ts'
import { PAPERS } from './formats.ts'
import { frameOf } from './frame.ts'
import { headingOf, placeHeading } from './heading.ts'
import { emptyPage } from '#web/lib/pages/page.ts'
import type { Page } from '#web/lib/pages/page.ts'
import type { SetCarte } from './set-carte.ts'

/** What the head of a carte is enlarged by on its cover. */
const ENLARGED = 1.5
/** The share of the free space above it: a little over the middle. */
const ABOVE = 0.42

/** The page before the others: logo, name, heading and ornament of the carte, in the frame of the others. */
export function coverPage(set: SetCarte, carte: CarteDocument): Page {
  const { layout, setting } = set
  const paper = PAPERS[setting.look.pageFormat]
  const page = emptyPage({
    ...paper,
    language: setting.language,
    ground: setting.theme.ground,
    shapes: frameOf(set),
  })
  const width = paper.width - 2 * layout.side
  const heading = headingOf({ ...setting, width, scale: layout.base * ENLARGED }, carte)
  const height = heading.height - setting.theme.gaps.heading * layout.base * ENLARGED
  placeHeading(heading, layout.side, (paper.height - height) * ABOVE, page)
  return page
}
