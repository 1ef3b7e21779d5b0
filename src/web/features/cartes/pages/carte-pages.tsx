import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { PageLinks } from '#web/ui/paper-pages/page-links.ts'
import { PAPERS } from '../composition/formats.ts'
import { cartePagesQuery } from './carte-pages-query.ts'
import type { ComposedCarte } from './carte-pages-query.ts'
import { ComposedPages } from '#web/ui/paper-pages/composed-pages.tsx'

/** The carte as it will be printed, page by page; on paper exactly these pages. A dish leads to its sheet. */
export function CartePages(set: ComposedCarte) {
  const leadsBack = useLeadsBack(useTranslations('shell.navigation')('carte'))
  const dish = (sheetId: string, content: ReactNode) => (
    <PageLink to={paths.recipe(sheetId)} state={leadsBack}>
      {content}
    </PageLink>
  )
  return (
    <PageLinks value={dish}>
      <ComposedPages query={cartePagesQuery(set)} paper={PAPERS[set.look.pageFormat]} />
    </PageLinks>
  )
}
