import type { TillImport } from './till-reader.ts'

/** What columns lack, which other columns may change. */
const LACKING = [
  'no-dish-column',
  'no-quantity-column',
  'no-sales',
] as const satisfies readonly TillImport['refusal'][]
type Lacking = (typeof LACKING)[number]

export const LACKING_COLUMNS: ReadonlySet<string> = new Set(LACKING)

export function isLacking(reason: string): reason is Lacking {
  return LACKING_COLUMNS.has(reason)
}
