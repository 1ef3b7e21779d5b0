import type { QueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/query/api.ts'

/** Prices of products, or what catalogues say of them, have changed: every list and every sheet may say otherwise. */
export async function invalidatePrices(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [orpc.products, orpc.sheets, orpc.prices, orpc.catalogue, orpc.suppliers].map((noun) =>
      queryClient.invalidateQueries({ queryKey: noun.key() }),
    ),
  )
}
