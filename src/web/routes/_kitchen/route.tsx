import { createFileRoute } from '@tanstack/react-router'
import { FullPageError } from '#web/ui/full-page-error.tsx'
import { KitchenLayout } from '#web/features/kitchen/frame/kitchen-layout.tsx'

/** Pages of a tablet of the kitchen, which has no account; who is signed in sees what it shows. */
export const Route = createFileRoute('/_kitchen')({
  beforeLoad: async ({ context: { queryClient, texts } }) => {
    // A route's own imports are fetched with every page.
    const { kitchenQuery } = await import('#web/features/kitchen/frame/kitchen-query.ts')
    const [kitchen] = await Promise.all([
      queryClient.ensureQueryData(kitchenQuery),
      texts.need('workspace', 'kitchen'),
    ])
    return { kitchen }
  },
  errorComponent: FullPageError,
  component: KitchenLayout,
})
