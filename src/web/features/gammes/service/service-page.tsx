import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Gamme } from '#contract/gammes.ts'
import { paths } from '#web/entities/paths.ts'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { gammeQuery, gammesQuery } from '../gammes-api.ts'
import { DishServiceFields } from './dish-service.tsx'
import { ServiceBadges } from './service-badges.tsx'
import classes from './service-page.module.css'

/** /cartes/service: what guests see online this evening, dish by dish, for a phone in the kitchen. */
export function ServicePage() {
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
            <Stack gap="xl">
              {served.map((gamme) => (
                <GammeService key={gamme.id} gamme={gamme} />
              ))}
            </Stack>
          )
        }}
      </PageState>
    </>
  )
}

function GammeService({ gamme: { id, nom } }: { gamme: Gamme }) {
  const t = useTranslations('gammes')
  const gamme = useQuery(gammeQuery(id))
  return (
    <section aria-labelledby={`service-${id}`}>
      <Title order={2} size="h3" id={`service-${id}`} mb="sm">
        {nom}
      </Title>
      <PageState query={gamme} failureText={t('failure.details')}>
        {({ recettes }) => (
          <ul className={classes.dishes}>
            {recettes.map((dish) => (
              <Card key={dish.id} component="li">
                <Text fw={600}>
                  {dish.nomAffiche} <ServiceBadges dish={dish} />
                </Text>
                <DishServiceFields gammeId={id} dish={dish} />
              </Card>
            ))}
          </ul>
        )}
      </PageState>
    </section>
  )
}
