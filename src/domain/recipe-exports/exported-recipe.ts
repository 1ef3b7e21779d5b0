import type { LineMeasure } from '../sheet-files/grid/line-measure.ts'

/** A line of another program's recipe. */
export interface ExportedLine {
  /** As the file has it. */
  written: string
  name: string
  /** In `unit`; null where the line has none that can be measured. */
  quantity: number | null
  unit: LineMeasure | null
  note: string | null
  /** The heading above it. */
  section: string | null
  /** 'QS': left to the cook. */
  atWill: boolean
  /** Whether the quantity is for the cook to confirm: a range, a unit that is not known, a second figure. */
  unclear: boolean
}

/** A recipe as another program exports it. None of them knows prices. */
export interface ExportedRecipe {
  title: string
  category: string | null
  portions: number | null
  /** The yield as the file has it; '' without one. */
  writtenYield: string
  /** The yield where it says more than the portions, or none: '12 muffins'. */
  yieldNote: string | null
  lines: ExportedLine[]
  steps: string[]
  notes: string[]
  prepMinutes: number | null
  cookMinutes: number | null
  /** The photo in the file itself, as base64. */
  photoData: string | null
  /** What the folder of the photo is named after, where the program names it so. */
  photoKey: string | null
}

/** Recipes of one file, and their lines. */
export const MAX_RECIPES = 5_000
export const MAX_EXPORTED_LINES = 100_000
