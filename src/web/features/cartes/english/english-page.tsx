import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import type { GammeDetail } from '#contract/gammes.ts'
import { NAMED_PARTS } from '#domain/cartes/missing-names.ts'
import { paths } from '#web/entities/paths.ts'
import { orpc } from '#web/lib/query/api.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { carteQuery } from '../cartes-api.ts'
import { LoadedCarte } from '../print/loaded-carte.tsx'
import { CarteTextsInEnglish, DishInEnglish, GammeInEnglish, MenuInEnglish } from './english-records.tsx'
import { MissingEnglish } from './missing-english.tsx'
import { missingOn } from './missing-on.ts'

/** Every text of a carte with a field for its English one, typed one after the other: Enter goes to the next. */
export function EnglishPage({ id }: { id: string }) {
  return <LoadedCarte id={id}>{(carte) => <EnglishTextsOf carte={carte} />}</LoadedCarte>
}

function EnglishTextsOf({ carte }: { carte: Carte }) {
  const t = useTranslations('cartes.english')
  const list = useRef<HTMLDivElement>(null)
  const details = useQueries({
    queries: carte.gammes.map(({ id }) => orpc.gammes.get.queryOptions({ input: { id }, staleTime: 0 })),
  })
  const menus = useQuery(orpc.menus.list.queryOptions({ staleTime: 0 }))
  const gammes = details.map(({ data }) => data).filter((gamme) => gamme !== undefined)
  // Read again, its names say what is missing by now.
  const { data: latest = carte } = useQuery({ ...carteQuery(carte.id), enabled: false })
  const own = menus.data?.items.filter(({ carteId, onCarte }) => carteId === carte.id && onCarte) ?? []
  const missing = missingOn(latest)
  const count = NAMED_PARTS.reduce((sum, part) => sum + missing[part].length, 0)
  const toFirst = () => {
    const fields = list.current?.querySelectorAll<HTMLTextAreaElement>('[data-english]') ?? []
    const empty = [...fields].find(({ value, placeholder }) => value === '' && placeholder === '')
    empty?.focus()
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.cartes }}
        meta={t('lead')}
        actions={
          count > 0 && (
            <Button variant="default" onClick={toFirst}>
              {t('first')}
            </Button>
          )
        }
      />
      <MissingEnglish carte={latest} here />
      <PageState query={menus} failureText={t('failed')}>
        {() => (
          <Stack gap="xl" ref={list} data-english-texts mt="md">
            <Section title={t('carte')}>
              <CarteTextsInEnglish carte={carte} />
            </Section>
            {own.map((menu) => (
              <Section key={menu.id} title={menu.nom}>
                <MenuInEnglish menu={menu} />
              </Section>
            ))}
            {gammes.map((gamme: GammeDetail) => (
              <Section key={gamme.id} title={gamme.nom}>
                <GammeInEnglish gamme={gamme} />
                {gamme.recettes.map((dish) => (
                  <DishInEnglish key={dish.id} gammeId={gamme.id} dish={dish} />
                ))}
              </Section>
            ))}
            {details.some(({ isError }) => isError) && <Text c="red">{t('failed')}</Text>}
          </Stack>
        )}
      </PageState>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm" lang="fr">
        {title}
      </Title>
      <Stack gap="lg">{children}</Stack>
    </Card>
  )
}
