import { Outlet, useMatches } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useRole } from '#web/lib/session/use-role.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PAGE_ROLES, type PageId } from './page-access.ts'

/** Whether a page is for the reader's role. */
export function usePageAccess(): (page: PageId) => boolean {
  const role = useRole()
  return (page) => PAGE_ROLES[page].includes(role)
}

/** The page of an address; one sentence in its place for a role that it is not for. */
export function PageOutlet() {
  const t = useTranslations('errors.otherRole')
  const mayRead = usePageAccess()
  const page = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  if (page === undefined || !isPage(page) || mayRead(page)) return <Outlet />
  return (
    <>
      <title>{`${t('title')} · Gramme`}</title>
      <EmptyState drawing={<PlateDrawing />} title={t('title')} level={1} sentence={t('sentence')} />
    </>
  )
}

function isPage(id: string): id is PageId {
  return Object.hasOwn(PAGE_ROLES, id)
}
