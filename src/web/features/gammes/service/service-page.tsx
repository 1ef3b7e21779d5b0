import { Button, Stack, Title } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import { paths } from '#web/entities/paths.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { foundDishes } from '../dishes/found-dishes.ts'
import { gammeQuery, gammesQuery } from '../gammes-api.ts'
import { ServiceDish } from './service-dish.tsx'
import classes from './service-page.module.css'

/**
 * /cartes/service: what guests see online this evening, dish by dish, for a phone in the kitchen.
 * `dish` is the name that is searched at first.
 */
export function ServicePage({ dish }: { dish: string }) {
  const t = useTranslations('gammes')
  const gammes = useQuery(gammesQuery())
  return (
    <>
      <PageHeader
        title={t('service.page.title')}
        crumb={{ label: t('dishes.back'), to: paths.cartes }}
        meta={t('service.page.lead')}
      />
      <PageState query={gammes} failureText={t('service.page.failed')}>
        {({ items }) => {
          const served = items.filter(({ nbRecettes }) => nbRecettes > 0)
          return served.length === 0 ? (
            <EmptyState
              drawing={<CarteDrawing />}
              sentence={t('service.page.empty')}
              action={<ButtonLink to={paths.gammes}>{t('service.page.openGammes')}</ButtonLink>}
            />
          ) : (
            <Served gammes={served} dish={dish} />
          )
        }}
      </PageState>
    </>
  )
}

/** As many as a phone shows at once. */
const FEW = 2

/** The gammes with a search over all of them. */
function Served({ gammes, dish }: { gammes: readonly Gamme[]; dish: string }) {
  const t = useTranslations('gammes')
  const tCategories = useTranslations('trade.sheetCategories')
  const [search, setSearch] = useState(dish)
  const { data: cartes = [] } = useQuery(cartesQuery())
  const nameOf = (carteId: string) =>
    cartes.length > 1 ? cartes.find(({ id }) => id === carteId)?.nom : undefined
  const details = useQueries({ queries: gammes.map(({ id }) => gammeQuery(id)) })
  const found = details.map(({ data }) => data && foundDishes(data.recettes, search, tCategories).length)
  const nothing = found.every((count) => count === 0)
  const few = search.trim() !== '' && found.reduce<number>((sum, count = 0) => sum + count, 0) <= FEW
  return (
    <Stack gap="xl">
      <SearchField maw={420} placeholder={t('dishes.search')} value={search} onChange={setSearch} />
      {nothing && (
        <EmptyState
          drawing={<CarteDrawing />}
          sentence={t('dishes.nothingFound')}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('dishes.clear')}
            </Button>
          }
        />
      )}
      {gammes.map((gamme) => (
        <GammeService key={gamme.id} gamme={gamme} carte={nameOf(gamme.carteId)} search={search} few={few} />
      ))}
    </Stack>
  )
}

interface GammeServiceProps {
  gamme: Gamme
  /** The name of its carte, where there are several. */
  carte: string | undefined
  search: string
  /** Whether the search leaves so few dishes that each is opened. */
  few: boolean
}

/** A gamme with those of its dishes that are searched; nothing where there are none. */
function GammeService({ gamme: { id, nom }, carte, search, few }: GammeServiceProps) {
  const t = useTranslations('gammes')
  const tCategories = useTranslations('trade.sheetCategories')
  const gamme = useQuery(gammeQuery(id))
  const found = gamme.data && foundDishes(gamme.data.recettes, search, tCategories)
  if (found?.length === 0) return null
  return (
    <section aria-labelledby={`service-${id}`}>
      <Title order={2} size="h3" id={`service-${id}`} mb="sm">
        {carte === undefined ? nom : t('service.page.onCarte', { carte, gamme: nom })}
      </Title>
      <PageState query={gamme} failureText={t('failure.details')}>
        {() => (
          <ul className={classes.dishes}>
            {found?.map((dish) => (
              <ServiceDish key={dish.id} gammeId={id} dish={dish} opened={few} />
            ))}
          </ul>
        )}
      </PageState>
    </section>
  )
}
