import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { suppliersQuery } from '#web/entities/supplier/suppliers-query.ts'

const PAUSE_MS = 300

/** Whether another supplier has this name, ignoring accents and case. */
export function useNamesake(name: string, ownId: string | undefined): boolean {
  const typed = name.trim()
  const [wanted] = useDebouncedValue(typed, PAUSE_MS)
  const found = useQuery({ ...suppliersQuery(wanted), enabled: wanted !== '' })
  const others = found.data?.items.filter(({ id }) => id !== ownId) ?? []
  return typed !== '' && others.some((other) => foldForSearch(other.name) === foldForSearch(typed))
}
