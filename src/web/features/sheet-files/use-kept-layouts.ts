import { useQuery } from '@tanstack/react-query'
import { COLUMN_ROLES } from '#domain/sheet-files/tables/column-role.ts'
import type { FixedColumn } from '#domain/sheet-files/tables/column-role.ts'
import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { useKeptChoice } from '#web/lib/storage/use-kept-choice.ts'
import type { KeptLayouts } from './use-sheet-files.ts'

export const LAYOUTS_KEY = 'gramme-sheet-columns'
/** The oldest of more are forgotten. */
const MOST_LAYOUTS = 100
const NONE: FixedLayout[] = []

/** The roles that the user gave to columns of sheets, as this account left them in this browser. */
export function useKeptLayouts(): KeptLayouts {
  const { data: session } = useQuery(sessionQuery)
  const [kept, keep] = useKeptChoice<FixedLayout[]>({
    key: `${LAYOUTS_KEY} ${session?.account ?? ''}`,
    initial: NONE,
    read: knownLayouts,
  })
  return { read: () => kept, write: (layouts) => keep(layouts.slice(-MOST_LAYOUTS)) }
}

/** Those that are what this version stores; anything else is left out. */
function knownLayouts(stored: unknown): FixedLayout[] {
  return Array.isArray(stored) ? stored.filter(isLayout) : []
}

function isLayout(stored: unknown): stored is FixedLayout {
  return (
    isRecord(stored) &&
    Array.isArray(stored['heads']) &&
    stored['heads'].every(
      (head) => isRecord(head) && isPlace(head['column']) && typeof head['words'] === 'string',
    ) &&
    Array.isArray(stored['columns']) &&
    stored['columns'].length > 0 &&
    stored['columns'].every(isColumn)
  )
}

function isColumn(stored: unknown): stored is FixedColumn {
  return (
    isRecord(stored) &&
    isPlace(stored['column']) &&
    COLUMN_ROLES.some((role) => role === stored['role']) &&
    (stored['unit'] === null || UNITS.some((unit) => unit === stored['unit']))
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isPlace = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0
