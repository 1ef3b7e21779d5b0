import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { SearchHit } from '#contract/search.ts'
import { orpc } from '#web/lib/query/api.ts'

const PAUSE_MS = 120

const recentQuery = () => orpc.search.recent.queryOptions({ staleTime: 0 })
const findQuery = (search: string) =>
  orpc.search.find.queryOptions({ input: { search }, staleTime: 0, retry: false })

/** Hits of all kinds for a text, or what was changed last while there is none; the previous ones stay meanwhile. */
export function useSearchHits(typed: string) {
  const queryClient = useQueryClient()
  const wanted = typed.trim()
  const [debounced] = useDebouncedValue(wanted, PAUSE_MS)
  const recent = useQuery(recentQuery())
  const found = useQuery({
    ...findQuery(debounced),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  })
  const answered = wanted === debounced && !found.isPlaceholderData && !found.isPending
  const failed = wanted !== '' && found.isError
  return {
    hits:
      wanted === ''
        ? (recent.data?.items ?? [])
        : failed
          ? knownHits(queryClient)
          : (found.data?.items ?? []),
    /** Whether the hits answer what is typed now. */
    fresh: wanted === '' || answered,
    /** Why the server has found nothing: the hits are then those that it has named before. */
    failure: failed ? found.error : null,
    /** The hits for a text that is not answered yet. */
    find: (text: string) =>
      queryClient.fetchQuery(findQuery(text.trim())).then(
        ({ items }) => items,
        () => knownHits(queryClient),
      ),
  }
}

/** Everything that the palette was answered on this page, each once: what it searches without a network. */
function knownHits(queryClient: QueryClient): SearchHit[] {
  const answers = queryClient.getQueriesData<{ items: SearchHit[] }>({ queryKey: orpc.search.key() })
  const hits = answers.flatMap(([, answer]) => answer?.items ?? [])
  return [...new Map(hits.map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()]
}
