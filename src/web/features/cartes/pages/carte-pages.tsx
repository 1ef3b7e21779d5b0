import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageState } from '#web/ui/page-state.tsx'
import type { CarteDocument, CarteLook } from '../carte-document.ts'
import { PAPERS } from '../composition/formats.ts'
import { composeWithFaces } from './compose-with-faces.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { PaperPages } from './paper-pages.tsx'
import { useCarteWords } from './use-carte-words.ts'

export interface CartePagesProps {
  carte: CarteDocument
  look: CarteLook
}

/** The carte as it will be printed, page by page; on paper exactly these pages. */
export function CartePages({ carte, look }: CartePagesProps) {
  const t = useTranslations('cartePaper')
  const words = useCarteWords()
  const query = useQuery({
    queryKey: ['carte-pages', carte, look, words.language],
    queryFn: () => composeWithFaces({ carte, look, words }),
    staleTime: Infinity,
    gcTime: 0,
    // The pages stay while those of another look are composed.
    placeholderData: keepPreviousData,
  })
  const paper = PAPERS[look.pageFormat]
  return (
    <PageState
      query={query}
      skeleton={<PageSkeleton paper={paper} text={t('loading')} />}
      failureText={t('failed')}
    >
      {(pages) => <PaperPages pages={pages} paper={paper} />}
    </PageState>
  )
}
