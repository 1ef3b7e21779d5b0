import { Outlet, useMatches } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isPage } from './page-access.ts'
import { usePageAccess } from './use-page-access.ts'

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
