import type { Planted } from './costed-table.ts'
import { consultantCosting, schoolMatrix, vendorTemplate } from './costing-layouts.ts'
import { flatTable, sizeMatrix, writtenCells } from './list-layouts.ts'
import { freeLayouts, otherTabs } from './other-tabs.ts'
import type { Sample } from './sample.ts'
import { styles } from './style.ts'
import type { Style } from './style.ts'
import { besideEachOther, orderForms, stackedBlocks } from './table-layouts.ts'

const COSTED: readonly ((style: Style, planted: Planted | null) => Sample)[] = [
  schoolMatrix,
  orderForms,
  consultantCosting,
  stackedBlocks,
  besideEachOther,
]
const OTHERS: readonly ((style: Style) => Sample)[] = [
  vendorTemplate,
  (style) => flatTable(style, 'own'),
  (style) => flatTable(style, 'tab'),
  (style) => flatTable(style, 'file'),
  (style) => writtenCells(style, 'row'),
  (style) => writtenCells(style, 'column'),
  (style) => sizeMatrix(style, false),
  (style) => sizeMatrix(style, true),
]

/** Each layout in each style, all of them right. */
export function rightSamples(): Sample[] {
  return [
    ...[...COSTED.map((layout) => (style: Style) => layout(style, null)), ...OTHERS].flatMap((layout, seed) =>
      styles(seed + 1).map((style) => layout(style)),
    ),
    freeLayouts(),
    otherTabs(),
  ]
}

/** The layouts with costs, with one error each. */
export function plantedSamples(): Sample[] {
  const kinds = ['left-out', 'grams-for-kilos', 'pack-price'] as const
  return COSTED.flatMap((layout, seed) =>
    kinds.flatMap((kind, at) =>
      styles(100 + seed * 10 + at)
        // A style with its sections puts the lines in another order than the sheet has.
        .filter(({ sections }) => !sections)
        .map((style, index) => layout(style, { kind, line: index % 4 })),
    ),
  )
}
