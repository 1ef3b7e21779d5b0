import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type CatalogueProduct, MAX_CHOSEN } from '#contract/catalogue.ts'
import { orpc } from '#web/lib/query/api.ts'
import type { CatalogueFilters } from './catalogue-search.ts'
import { useRowSelection } from '#web/lib/selection/use-row-selection.ts'

/** What 'all' was, when it was asked for. */
interface Everything {
  filter: string
  ids: readonly string[]
  total: number
}

/** The rows chosen of a catalogue; they stay chosen while the list is scrolled, searched and sorted. */
export function useSelection(id: string, filters: CatalogueFilters, items: readonly CatalogueProduct[]) {
  const { ids, choose, step, select, deselect, replace } = useRowSelection(items)
  const [everything, setEverything] = useState<Everything | null>(null)
  const importable = useMutation(orpc.catalogue.importable.mutationOptions())

  const search = filters.search?.trim()
  const { category } = filters
  const filter = JSON.stringify([search, category])
  const all = everything?.filter === filter ? everything : null
  const allSelected = useMemo(
    () => all !== null && all.ids.length > 0 && all.ids.every((one) => ids.has(one)),
    [all, ids],
  )
  const clear = () => {
    replace([])
    setEverything(null)
  }
  /** What was imported is selected no more. */
  const leave = (imported: readonly string[]) => {
    deselect(imported)
    setEverything(null)
  }
  const toggleAll = () => {
    if (importable.isPending) return
    if (all !== null && allSelected) return deselect(all.ids)
    importable.mutate(
      { id, search, category },
      {
        onSuccess: (found) => {
          setEverything({ filter, ...found })
          select(found.ids)
        },
      },
    )
  }

  return {
    ids,
    choose,
    step,
    clear,
    leave,
    toggleAll,
    allSelected,
    /** How many match, where not all of them could be selected at once. */
    cutFrom: allSelected && all !== null && all.total > all.ids.length ? all.total : null,
    tooMany: ids.size > MAX_CHOSEN,
    failure: importable.error,
  }
}

export type Selecting = ReturnType<typeof useSelection>
