import { tab } from '#tests/corpora/sheets/written-tab.ts'

/** A tab with a sheet of three lines that its total proves. */
export const TART = tab(
  'Tarte',
  `
Tarte citron
Nombre de portions | 8
Ingrédients | Quantité | Unité | PU | PT
Beurre | 0.25 | kg | 8 | 2
Citrons | 1 | kg | 3 | 3
Œufs | 4 | pièce | 0.25 | 1
 | | | Total | 6
`,
)
