import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { CardGridSkeleton } from '#web/ui/skeletons.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PublicationPanel } from '../publication/publication-panel.tsx'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { gammeFiguresQuery, ownCarteQuery } from '../cartes-api.ts'
import { CarteMenu } from './carte-menu.tsx'
import classes from './cartes-page.module.css'
import { FirstPage } from './first-page.tsx'
import { GammeFigures } from './gamme-figures.tsx'
import { RenameCarteModal } from './rename-carte-modal.tsx'
import { SalesPanel } from './sales-panel.tsx'

/** The user's carte: its first page as it prints, and beside it what each gamme brings. */
export function CartesPage() {
  const t = useTranslations('cartes')
  const carte = useQuery(ownCarteQuery())
  return (
    <>
      {carte.data === undefined && <PageHeader title={t('title')} />}
      <PageState query={carte} skeleton={<CardGridSkeleton cards={4} />} failureText={t('failure.own')}>
        {(own) => <OwnCarte carte={own} />}
      </PageState>
    </>
  )
}

function OwnCarte({ carte }: { carte: CarteSettings }) {
  const t = useTranslations('cartes')
  const gammes = useQuery(gammeFiguresQuery())
  const [renaming, setRenaming] = useState(false)
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <>
      <PageHeader
        title={carte.nom}
        aside={
          <Group gap="xs">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('rename')}
              title={t('rename')}
              onClick={() => setRenaming(true)}
            >
              <IconPencil {...icon} />
            </ActionIcon>
            {gammes.data !== undefined && t('gammeCount', { count: gammes.data.length })}
          </Group>
        }
        actions={
          <>
            <ButtonLink
              to={paths.gammes}
              search={{ new: true }}
              variant="default"
              leftSection={<IconPlus {...icon} />}
            >
              {t('newGamme')}
            </ButtonLink>
            <CarteMenu />
            <ButtonLink to={paths.printCarte(carte.id)} leftSection={<IconPrinter {...icon} />}>
              {t('view')}
            </ButtonLink>
          </>
        }
      />
      <PageState query={gammes} skeleton={<CardGridSkeleton cards={4} />} failureText={t('failure.gammes')}>
        {(items) =>
          items.length === 0 ? (
            <WithoutGammes />
          ) : (
            <div className={classes.columns}>
              <FirstPage carteId={carte.id} />
              <GammeFigures carteId={carte.id} gammes={items} />
              <div className={classes.panels}>
                <SalesPanel carteId={carte.id} />
                <PublicationPanel carte={carte} />
                <VersionsPanel carteId={carte.id} />
              </div>
            </div>
          )
        }
      </PageState>
      <RenameCarteModal carte={carte} opened={renaming} onClose={() => setRenaming(false)} />
    </>
  )
}

function WithoutGammes() {
  const t = useTranslations('cartes')
  return (
    <EmptyState
      drawing={<CarteDrawing />}
      title={t('empty')}
      sentence={t('teach')}
      action={
        <ButtonLink to={paths.gammes} search={{ new: true }}>
          {t('newGamme')}
        </ButtonLink>
      }
    />
  )
}
