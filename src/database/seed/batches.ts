import type { BatchInput } from '#contract/batch-shapes.ts'
import { stableId } from './stable-id.ts'

type SeedBatch = Pick<BatchInput, 'kind' | 'initials'> & {
  /** Of a sheet, or else a product. */
  of: { sheet: string } | { product: string }
  hoursAgo: number
  keepsHours: number
  much: readonly [number, NonNullable<BatchInput['unit']>]
  /** What became of it, so many hours ago; it is in the house otherwise. */
  closed?: { hoursAgo: number; as: 'used' } | { hoursAgo: number; as: 'thrown'; reason: string }
}

/** In the order in which they were made. What is frozen keeps for as long as a demo is shown. */
export const BATCHES: readonly SeedBatch[] = [
  {
    kind: 'vacuum',
    of: { sheet: 'Fond brun de veau' },
    hoursAgo: 120,
    keepsHours: 60 * 24,
    much: [4, 'L'],
    initials: 'CF',
  },
  {
    kind: 'vacuum',
    of: { sheet: 'Pâte sablée à l’amande' },
    hoursAgo: 98,
    keepsHours: 30 * 24,
    much: [2, 'kg'],
    initials: 'LM',
  },
  {
    kind: 'made',
    of: { sheet: 'Fumet de poisson' },
    hoursAgo: 76,
    keepsHours: 48,
    much: [3, 'L'],
    initials: 'CF',
    closed: { hoursAgo: 26, as: 'thrown', reason: 'Date limite dépassée' },
  },
  {
    kind: 'made',
    of: { sheet: 'Mayonnaise' },
    hoursAgo: 52,
    keepsHours: 24,
    much: [1, 'kg'],
    initials: 'LM',
    closed: { hoursAgo: 30, as: 'used' },
  },
  {
    kind: 'made',
    of: { sheet: 'Crème anglaise' },
    hoursAgo: 50,
    keepsHours: 48,
    much: [1, 'L'],
    initials: 'LM',
  },
  {
    kind: 'opened',
    of: { product: 'Crème liquide 35 %' },
    hoursAgo: 30,
    keepsHours: 72,
    much: [1, 'L'],
    initials: 'CF',
  },
  {
    kind: 'made',
    of: { sheet: 'Fond brun de veau' },
    hoursAgo: 26,
    keepsHours: 72,
    much: [5, 'L'],
    initials: 'CF',
  },
  {
    kind: 'made',
    of: { sheet: 'Pâte sablée à l’amande' },
    hoursAgo: 20,
    keepsHours: 72,
    much: [900, 'g'],
    initials: 'LM',
  },
  {
    kind: 'made',
    of: { sheet: 'Mayonnaise' },
    hoursAgo: 4,
    keepsHours: 24,
    much: [1, 'kg'],
    initials: 'LM',
  },
]

/** Numbered by their order: a sheet is made again and again. */
export const batchId = (userId: string, place: number) => stableId(userId, 'batch', String(place))

export function sourceId(userId: string, { of }: SeedBatch): string {
  return 'sheet' in of ? stableId(userId, 'sheet', of.sheet) : stableId(userId, 'product', of.product)
}
