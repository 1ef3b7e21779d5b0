import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { orpc } from '#web/lib/query/api.ts'
import { useSession } from '#web/lib/session/shell-context.ts'

/**
 * The name of a person of a history in this house; all former members have one name. Null where no person did it, in a house with
 * one member alone, and until the members are read.
 */
export function usePersonName(): (personId: string | null) => string | null {
  const t = useTranslations('houses')
  const session = useSession()
  const isShared = session != null && session.members > 1 && session.role !== 'cook'
  const { data } = useQuery({
    ...orpc.members.list.queryOptions({ staleTime: 5 * 60_000 }),
    enabled: isShared,
  })
  return (personId) => {
    if (personId === null || !isShared || data === undefined) return null
    return data.items.find(({ id }) => id === personId)?.name ?? t('former')
  }
}
