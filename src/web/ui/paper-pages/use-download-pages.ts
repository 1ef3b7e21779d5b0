import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeFile } from '#web/lib/failure/failure.ts'
import type { pagesQuery } from './pages-query.ts'

export interface PagesFile {
  query: ReturnType<typeof pagesQuery>
  title: string
  /** What its file's name begins with. */
  kind: string
}

/** Hands pages over as a PDF, the very ones that are shown. What draws them is fetched with the first click. */
export function useDownloadPages<Input>(fileOf: (input: Input) => PagesFile) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) =>
      makeFile(async () => {
        const { query, title, kind } = fileOf(input)
        const [{ offerPagesPdf }, pages] = await Promise.all([
          import('#web/lib/pdf/offer-pages-pdf.ts'),
          queryClient.ensureQueryData(query),
        ])
        await offerPagesPdf(pages, { title, language: pages[0]?.language ?? 'fr', kind })
      }),
  })
}
