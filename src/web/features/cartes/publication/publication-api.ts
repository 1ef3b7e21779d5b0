import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CartePublication } from '#contract/public-cartes.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** Sheets, gammes and menus all change what guests see, and another window the address: it is read at each look. */
export function publicationQuery(carteId: string) {
  return orpc.publicCartes.publication.queryOptions({ input: { id: carteId }, staleTime: 0 })
}

/** The answer replaces the panel, so the caller is notified before it is cached. */
interface Answers {
  onDone: (publication: CartePublication) => void
  onFailed: (failure: unknown) => void
}

/** Puts a carte and its dishes online, or gives it another address. */
export function usePublishCarte({ onDone, onFailed }: Answers) {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.publicCartes.publish.mutationOptions({
      onSuccess: (publication, { id }) => {
        onDone(publication)
        publicationIs(queryClient, id, publication)
        void invalidateAfter(queryClient, 'publicCartes.publish')
      },
      onError: onFailed,
    }),
  )
}

export function useUnpublishCarte({ onDone, onFailed }: Answers) {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.publicCartes.unpublish.mutationOptions({
      onSuccess: (publication, { id }) => {
        onDone(publication)
        publicationIs(queryClient, id, publication)
      },
      onError: onFailed,
    }),
  )
}

function publicationIs(queryClient: QueryClient, id: string, publication: CartePublication): void {
  queryClient.setQueryData(orpc.publicCartes.publication.queryKey({ input: { id } }), publication)
}
