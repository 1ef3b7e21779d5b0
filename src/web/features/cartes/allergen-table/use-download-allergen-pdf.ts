import { useTranslations } from 'use-intl'
import type { CarteDocument } from '../carte-document.ts'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'
import { tablePagesQuery } from './table-pages-query.ts'

/** The table of allergens as a PDF: 'allergenes-bistrot-du-canal.pdf'. */
export function useDownloadAllergenPdf(day: Date) {
  const kind = useTranslations('cartePaper.table')('fileName')
  return useDownloadPages((carte: CarteDocument) => ({
    query: tablePagesQuery(carte, day),
    title: carte.title,
    kind,
  }))
}
