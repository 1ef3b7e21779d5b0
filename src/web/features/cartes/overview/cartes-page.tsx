import { ActionIcon, Group, Stack } from '@mantine/core'
import { IconChartDots, IconPencil, IconPlus, IconPrinter, IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { CardGridSkeleton } from '#web/ui/skeletons.tsx'
import { PublicationPanel } from '../publication/publication-panel.tsx'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { gammeFiguresQuery, ownCarteQuery } from '../cartes-api.ts'
import { GammeFigures } from './gamme-figures.tsx'
import { RenameCarteModal } from './rename-carte-modal.tsx'

/** The user's carte: its name, its gammes and what each brings. */
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
          <Group gap="sm">
            <ButtonLink
              to={paths.sales(carte.id)}
              variant="default"
              leftSection={<IconChartDots {...icon} />}
            >
              {t('sales')}
            </ButtonLink>
            <ButtonLink to={paths.menus} variant="default" leftSection={<IconToolsKitchen2 {...icon} />}>
              {t('menus')}
            </ButtonLink>
            <ButtonLink
              to={paths.gammes}
              search={{ new: true }}
              variant="default"
              leftSection={<IconPlus {...icon} />}
            >
              {t('newGamme')}
            </ButtonLink>
            <ButtonLink to={paths.printCarte(carte.id)} leftSection={<IconPrinter {...icon} />}>
              {t('view')}
            </ButtonLink>
          </Group>
        }
      />
      <PageState query={gammes} skeleton={<CardGridSkeleton cards={4} />} failureText={t('failure.gammes')}>
        {(items) => <GammeFigures gammes={items} />}
      </PageState>
      {gammes.data !== undefined && gammes.data.length > 0 && (
        <Stack mt={24} gap={24}>
          <PublicationPanel carte={carte} />
          <VersionsPanel carteId={carte.id} />
        </Stack>
      )}
      <RenameCarteModal carte={carte} opened={renaming} onClose={() => setRenaming(false)} />
    </>
  )
}
