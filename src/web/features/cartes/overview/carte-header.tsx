import { ActionIcon, Group } from '@mantine/core'
import { IconPencil } from '#web/ui/icons/pencil.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { IconPrinter } from '#web/ui/icons/printer.ts'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import type { CarteDialog } from './carte-dialogs.tsx'
import { CarteMenu } from './carte-menu.tsx'

interface CarteHeaderProps {
  carte: CarteSettings
  cartes: readonly CarteSettings[]
  /** How many are on it; undefined until that is known. */
  gammes: number | undefined
  /** The carte that a new gamme is put on. */
  search: { carte?: string }
  onOpen: (dialog: CarteDialog) => void
}

/** The name of a carte, and what can be done with it. */
export function CarteHeader({ carte, cartes, gammes, search, onOpen }: CarteHeaderProps) {
  const t = useTranslations('cartes')
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
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
            onClick={() => onOpen('name')}
          >
            <IconPencil {...icon} />
          </ActionIcon>
          {gammes !== undefined && t('gammeCount', { count: gammes })}
        </Group>
      }
      actions={
        <>
          <ButtonLink
            to={paths.gammes}
            search={{ ...search, new: true }}
            variant="default"
            leftSection={<IconPlus {...icon} />}
          >
            {t('newGamme')}
          </ButtonLink>
          <CarteMenu
            carte={carte}
            cartes={cartes}
            onNew={() => onOpen('new')}
            onDelete={() => onOpen('delete')}
          />
          <ButtonLink
            to={paths.printCarte(carte.id)}
            // The empty state has the one filled button.
            variant={gammes === 0 ? 'default' : 'filled'}
            leftSection={<IconPrinter {...icon} />}
          >
            {t('view')}
          </ButtonLink>
        </>
      }
    />
  )
}
