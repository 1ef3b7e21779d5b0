import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { IconArrowRight } from '#web/ui/icons/arrow-right.ts'
import { IconArrowsSort } from '#web/ui/icons/arrows-sort.ts'
import { IconDots } from '#web/ui/icons/dots.ts'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { IconToolsKitchen2 } from '#web/ui/icons/tools-kitchen-2.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { useReorderCartes } from '../cartes-api.ts'

export interface CarteMenuProps {
  carte: CarteSettings
  /** All of the user's, in their order. */
  cartes: readonly CarteSettings[]
  onNew: () => void
  onDelete: () => void
}

/** What is done more rarely with the carte than opening it. */
export function CarteMenu({ carte, cartes, onNew, onDelete }: CarteMenuProps) {
  const t = useTranslations('cartes')
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  const search = cartes.length > 1 ? { carte: carte.id } : {}
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('more')} title={t('more')}>
          <IconDots size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={PageLink}
          to={paths.menus}
          search={search}
          leftSection={<IconToolsKitchen2 {...icon} />}
        >
          {t('menus')}
        </Menu.Item>
        <Menu.Item
          component={PageLink}
          to={paths.gammes}
          search={search}
          leftSection={<IconArrowsSort {...icon} />}
        >
          {t('arrange')}
        </Menu.Item>
        <Menu.Divider />
        <DemoLock>
          <Menu.Item onClick={onNew} leftSection={<IconPlus {...icon} />}>
            {t('newCarte')}
          </Menu.Item>
        </DemoLock>
        {cartes.length > 1 && <Places carte={carte} cartes={cartes} />}
        {cartes.length > 1 && (
          <DemoLock>
            <Menu.Item color="red" onClick={onDelete} leftSection={<IconTrash {...icon} />}>
              {t('deletion.open')}
            </Menu.Item>
          </DemoLock>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Moves the carte by one place in their order. */
function Places({ carte, cartes }: Pick<CarteMenuProps, 'carte' | 'cartes'>) {
  const t = useTranslations('cartes')
  const sentence = useFailureSentence()
  const { mutate } = useReorderCartes()
  const from = cartes.map(({ id }) => id)
  const place = from.indexOf(carte.id)
  const [before, after] = [cartes[place - 1], cartes[place + 1]]
  const move = (to: number) =>
    mutate(
      { ids: from.toSpliced(place, 1).toSpliced(to, 0, carte.id), from },
      { onError: (failure) => notifyFailure(sentence(t('failure.order'), failure)) },
    )
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <>
      {before && (
        <DemoLock>
          <Menu.Item onClick={() => move(place - 1)} leftSection={<IconArrowLeft {...icon} />}>
            {t('before', { name: before.nom })}
          </Menu.Item>
        </DemoLock>
      )}
      {after && (
        <DemoLock>
          <Menu.Item onClick={() => move(place + 1)} leftSection={<IconArrowRight {...icon} />}>
            {t('after', { name: after.nom })}
          </Menu.Item>
        </DemoLock>
      )}
    </>
  )
}
