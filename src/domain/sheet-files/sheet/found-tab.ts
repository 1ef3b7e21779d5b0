/**
 * What a tab is. Refused by name are `free-layout`, which seems to have recipes and no layout that is read; `matrix`,
 * dishes and ingredients with figures without units; and `too-large`, which is not looked through. `other-paper` is an
 * inventory, an order or another list with the columns of a sheet.
 */
export type TabOutcome =
  | 'sheets'
  | 'products'
  | 'dishes'
  | 'free-layout'
  | 'matrix'
  | 'other'
  | 'other-paper'
  | 'empty'
  | 'too-large'

export interface FoundTab {
  file: number
  tab: number
  name: string
  outcome: TabOutcome
  /** Whether the workbook hides it. */
  hidden?: true
}
