import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRememberedCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { menuQuery } from '../menus-api.ts'
import { MenuEditor } from './menu-editor.tsx'

/** /menus/{id}: a menu to be composed. 'Menu introuvable' where there is none. */
export function MenuPage({ id }: { id: string }) {
  const t = useTranslations('menus.failure')
  const menu = useQuery(menuQuery(id))
  const query = combineQueries(menu, useSettings())
  useRememberedCarte(menu.data?.carteId)
  return (
    <PageState
      query={query}
      failureText={t('load')}
      skeleton={<FormSkeleton />}
      notFound={<RecordNotFound of="menu" />}
    >
      {([known, thresholds]) => <MenuEditor menu={known} thresholds={thresholds} />}
    </PageState>
  )
}
