import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { CarteDocument } from '../carte-document.ts'
import { composeTableWithFaces } from './compose-table-with-faces.ts'
import { useTableWords } from './use-table-words.ts'

/** The table of allergens as a PDF: 'allergenes-bistrot-du-canal.pdf'. */
export function useDownloadAllergenPdf() {
  const words = useTableWords()
  const language = useLocale()
  const kind = useTranslations('cartePaper.table')('fileName')
  return useMutation({
    mutationFn: async (carte: CarteDocument) => {
      const [{ offerPagesPdf }, pages] = await Promise.all([
        import('../pdf/offer-pages-pdf.ts'),
        composeTableWithFaces(carte, words),
      ])
      await offerPagesPdf(pages, { title: carte.title, language, kind })
    },
  })
}
