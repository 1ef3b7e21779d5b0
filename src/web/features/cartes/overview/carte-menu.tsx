import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsSort, IconDots, IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageLink } from '#web/ui/page-link.tsx'

/** What is done more rarely with the carte than opening it. */
export function CarteMenu() {
  const t = useTranslations('cartes')
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('more')} title={t('more')}>
          <IconDots size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={PageLink} to={paths.menus} leftSection={<IconToolsKitchen2 {...icon} />}>
          {t('menus')}
        </Menu.Item>
        <Menu.Item component={PageLink} to={paths.gammes} leftSection={<IconArrowsSort {...icon} />}>
          {t('arrange')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
