import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Supplier } from '#contract/suppliers.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import { suppliersQuery } from '#web/entities/supplier/suppliers-query.ts'

const PAUSE_MS = 300

/** Another supplier of this name, ignoring accents, case and plural. */
export function useNamesake(name: string, ownId: string | undefined): Supplier | undefined {
  const typed = name.trim()
  const [wanted] = useDebouncedValue(typed, PAUSE_MS)
  const found = useQuery({ ...suppliersQuery(wanted.replace(/[sx]$/iu, '')), enabled: wanted !== '' })
  const others = found.data?.items.filter(({ id }) => id !== ownId) ?? []
  const wantedName = sameName(typed)
  return wantedName === '' ? undefined : others.find((other) => sameName(other.name) === wantedName)
}
