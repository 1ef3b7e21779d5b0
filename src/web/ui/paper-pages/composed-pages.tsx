import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageState } from '#web/ui/page-state.tsx'
import type { Paper } from '#web/lib/pages/page.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import type { pagesQuery } from './pages-query.ts'
import { PaperPages } from './paper-pages.tsx'

export interface ComposedPagesProps {
  query: ReturnType<typeof pagesQuery>
  paper: Paper
}

/** The three states of pages that are composed here. Those of before stay while others take shape. */
export function ComposedPages({ query, paper }: ComposedPagesProps) {
  const t = useTranslations('common.pages')
  const pages = useQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <PageState
      query={pages}
      skeleton={<PageSkeleton paper={paper} text={t('loading')} />}
      failureText={t('failed')}
    >
      {(pages) => <PaperPages pages={pages} paper={paper} />}
    </PageState>
  )
}
