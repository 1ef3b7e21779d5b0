import { cartePagesQuery } from './carte-pages-query.ts'
import type { ComposedCarte } from './carte-pages-query.ts'
import { useDownloadPages } from '#web/ui/paper-pages/use-download-pages.ts'

/** 'Télécharger le PDF' of a carte: 'carte-bistrot-du-canal.pdf'. */
export function useDownloadCartePdf() {
  return useDownloadPages((set: ComposedCarte) => ({
    query: cartePagesQuery(set),
    title: set.carte.title,
    kind: 'carte',
  }))
}
