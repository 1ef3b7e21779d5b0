import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importModule } from '#web/lib/browser/import-module.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import type { PagesFileAbout } from '#web/lib/pdf/offer-pages-pdf.ts'
import type { pagesQuery } from './pages-query.ts'

export interface PagesFile extends Omit<PagesFileAbout, 'language'> {
  query: ReturnType<typeof pagesQuery>
}

/** Hands pages over as a PDF, the very ones that are shown. What draws them is fetched with the first click. */
export function useDownloadPages<Input>(fileOf: (input: Input) => PagesFile | Promise<PagesFile>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) =>
      makeFile(async () => {
        const { query, ...about } = await fileOf(input)
        const [{ offerPagesPdf }, pages] = await Promise.all([
          importModule(() => import('#web/lib/pdf/offer-pages-pdf.ts')),
          queryClient.ensureQueryData(query),
        ])
        await offerPagesPdf(pages, { ...about, language: pages[0]?.language ?? 'fr' })
      }),
  })
}
