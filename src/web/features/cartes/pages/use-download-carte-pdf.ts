import { useMutation } from '@tanstack/react-query'
import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { composeWithFaces } from './compose-with-faces.ts'
import { useCarteWords } from './use-carte-words.ts'

/** 'Télécharger le PDF': the very pages that are shown. What draws them is fetched with the first click. */
export function useDownloadCartePdf() {
  const words = useCarteWords()
  return useMutation({
    mutationFn: async ({ carte, look }: { carte: CarteDocument; look: CarteLook }) => {
      const [{ offerPagesPdf }, pages] = await Promise.all([
        import('../pdf/offer-pages-pdf.ts'),
        composeWithFaces({ carte, look, words }),
      ])
      await offerPagesPdf(pages, { title: carte.title, language: words.language, kind: 'carte' })
    },
  })
}
