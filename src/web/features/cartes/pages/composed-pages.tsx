import { useTranslations } from 'use-intl'
import { PageState } from '#web/ui/page-state.tsx'
import type { Paper } from '../composition/formats.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { PaperPages } from './paper-pages.tsx'
import type { usePages } from './use-pages.ts'

export interface ComposedPagesProps {
  query: ReturnType<typeof usePages>
  paper: Paper
}

/** The three states of pages that are composed here: on their way, impossible, there. */
export function ComposedPages({ query, paper }: ComposedPagesProps) {
  const t = useTranslations('cartePaper')
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
