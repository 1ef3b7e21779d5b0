import { cartePagesQuery } from './carte-pages-query.ts'
import type { ComposedCarte } from './carte-pages-query.ts'
import { useCarteWords } from './use-carte-words.ts'
import { useDownloadPages } from './use-download-pages.ts'

/** 'Télécharger le PDF' of a carte: 'carte-bistrot-du-canal.pdf'. */
export function useDownloadCartePdf() {
  const words = useCarteWords()
  return useDownloadPages((set: ComposedCarte) => ({
    query: cartePagesQuery(set, words),
    title: set.carte.title,
    kind: 'carte',
  }))
}
