import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { id as menuId } from '#contract/shapes.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { menuQuery, thresholdsQuery } from '../menus-api.ts'
import { MenuEditor } from './menu-editor.tsx'
import { MenuNotFound } from './menu-not-found.tsx'

/** /menus/{id}: a menu to be composed. 'Menu introuvable' where there is none. */
export function MenuPage({ id }: { id: string }) {
  return menuId.safeParse(id).success ? <Asked id={id} /> : <MenuNotFound />
}

function Asked({ id }: { id: string }) {
  const t = useTranslations('menus.failure')
  const menu = useQuery(menuQuery(id))
  const query = combineQueries(menu, useQuery(thresholdsQuery()))
  if (codeOf(menu.error) === 'NOT_FOUND') return <MenuNotFound />
  return (
    <PageState query={query} failureText={t('load')} skeleton={<FormSkeleton />}>
      {([known, thresholds]) => <MenuEditor menu={known} thresholds={thresholds} />}
    </PageState>
  )
}
