import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { paths } from '#web/entities/paths.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { useNewMenu } from '../form/use-new-menu.tsx'
import { menusQuery, thresholdsQuery } from '../menus-api.ts'
import { MenuCards } from './menu-cards.tsx'

/** /menus: 'Mes Menus' */
export function MenusPage() {
  const t = useTranslations('menus')
  const shell = useTranslations('shell.navigation')
  const menus = useQuery(menusQuery())
  const query = combineQueries(menus, useQuery(thresholdsQuery()))
  const { add, modal } = useNewMenu()
  const button = <Button onClick={add}>{t('new')}</Button>
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: shell('carte'), to: paths.cartes }}
        aside={<output>{menus.data && t('count', { count: menus.data.items.length })}</output>}
        actions={button}
      />
      <PageState query={query} failureText={t('failure.load')} skeleton={<TableSkeleton rows={6} />}>
        {([list, thresholds]) =>
          list.items.length === 0 ? (
            <EmptyState drawing={<PlateDrawing />} title={t('empty')} sentence={t('teach')} action={button} />
          ) : (
            <MenuCards menus={list.items} thresholds={thresholds} />
          )
        }
      </PageState>
      {modal}
    </>
  )
}
