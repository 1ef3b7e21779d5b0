import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { paths } from '#web/entities/paths.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { CarteChooser } from '#web/entities/carte/carte-chooser.tsx'
import { useChosenCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { useNewMenu } from '../form/use-new-menu.tsx'
import { menusQuery } from '../menus-api.ts'
import { MenuCards } from './menu-cards.tsx'

export interface MenusPageProps {
  /** The carte that the address asks for. */
  requested: string | undefined
  onChoose: (carteId: string) => void
}

/** /menus: 'Mes Menus', those of one carte. */
export function MenusPage({ requested, onChoose }: MenusPageProps) {
  const t = useTranslations('menus')
  const shell = useTranslations('shell.navigation')
  const menus = useQuery(menusQuery())
  const { query: known, cartes, carte } = useChosenCarte(requested)
  const query = combineQueries(combineQueries(menus, useSettings()), known)
  const all = menus.data?.items ?? []
  const menusOf = (carteId: string | undefined) => all.filter((menu) => menu.carteId === carteId)
  const items = menusOf(carte?.id)
  const { add, modal } = useNewMenu(carte?.id)
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: shell('carte'), to: paths.cartes }}
        aside={<output>{menus.data && carte && t('count', { count: items.length })}</output>}
        actions={
          // The empty state has the one filled button.
          <Button variant={menus.data && items.length === 0 ? 'default' : 'filled'} onClick={add}>
            {t('new')}
          </Button>
        }
      />
      <CarteChooser
        cartes={cartes}
        chosen={carte?.id}
        countOf={(id) => menusOf(id).length}
        onChoose={onChoose}
      />
      <PageState query={query} failureText={t('failure.load')} skeleton={<TableSkeleton rows={6} />}>
        {([[, thresholds]]) =>
          items.length === 0 ? (
            <EmptyState
              drawing={<PlateDrawing />}
              title={t('empty')}
              sentence={t('teach')}
              action={<Button onClick={add}>{t('new')}</Button>}
            />
          ) : (
            <MenuCards key={carte?.id} menus={items} thresholds={thresholds} />
          )
        }
      </PageState>
      {modal}
    </>
  )
}
