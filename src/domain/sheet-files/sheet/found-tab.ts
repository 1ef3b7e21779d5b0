/**
 * Papers of a house that are no sheets. `purchases`: lines of an invoice, an order or a delivery whose heads do not say
 * which; `price-list`: prices beside quantities; `other-paper`: a register by date or by place, or another one.
 */
export const TAB_PAPERS = [
  'delivery-note',
  'transfer',
  'stock',
  'crockery',
  'losses',
  'order',
  'invoice',
  'purchases',
  'quote',
  'price-list',
  'sales',
  'schedule',
  'traceability',
  'other-paper',
] as const
export type TabPaper = (typeof TAB_PAPERS)[number]

/**
 * What a tab is. Refused by name are `free-layout`, which seems to have recipes and no layout that is read; `matrix`,
 * dishes and ingredients with figures without units; and `too-large`, which is not looked through.
 */
export type TabOutcome =
  | 'sheets'
  | 'products'
  | 'dishes'
  | 'free-layout'
  | 'matrix'
  | 'other'
  | TabPaper
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
