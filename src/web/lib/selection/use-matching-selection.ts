import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useRowSelection } from './use-row-selection.ts'

/** Rows that match a search, as far as they can be selected at once, and how many match. */
export interface Matching {
  ids: readonly string[]
  total: number
}

interface MatchingSelection<Found extends Matching> {
  /** The rows that are shown, in their order. */
  rows: readonly { id: string }[]
  /** Names the search that the rows match. */
  search: string
  /** All that match, where the rows that are shown are known to be them. */
  shown?: Matching | null
  /** Reads all that match. */
  read: () => Promise<Found>
  onRead?: (found: Found) => void
  /** How many can be taken together. */
  most: number
}

/**
 * The rows selected of a list that is searched and read page by page: also all that match, read or not. They stay selected
 * while the list is scrolled, searched and sorted.
 */
export function useMatchingSelection<Found extends Matching>(options: MatchingSelection<Found>) {
  const { rows, search, shown = null, read, onRead, most } = options
  const { ids, choose, step, select, deselect, replace } = useRowSelection(rows)
  // What 'all' was, when it was asked for.
  const [everything, setEverything] = useState<(Matching & { search: string }) | null>(null)
  const reading = useMutation({
    mutationFn: read,
    onSuccess: (found) => {
      onRead?.(found)
      setEverything({ search, ids: found.ids, total: found.total })
      select(found.ids)
    },
  })
  const all = everything?.search === search ? everything : shown
  const allSelected = useMemo(
    () => all !== null && all.ids.length > 0 && all.ids.every((id) => ids.has(id)),
    [all, ids],
  )
  return {
    ids,
    choose,
    step,
    /** These stay selected, and no others. */
    keep: (left: readonly string[]) => {
      setEverything(null)
      replace(left)
    },
    /** These are selected no more. */
    leave: (left: readonly string[]) => {
      setEverything(null)
      deselect(left)
    },
    toggleAll: () => {
      if (reading.isPending) return
      if (all !== null && allSelected) deselect(all.ids)
      else reading.mutate()
    },
    allSelected,
    /** How many match, where not all of them could be selected at once. */
    cutFrom: allSelected && all !== null && all.total > all.ids.length ? all.total : null,
    tooMany: ids.size > most,
    failure: reading.error,
  }
}

export type MatchingSelecting = ReturnType<typeof useMatchingSelection>
