import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '#web/ui/icons/dots.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { InMenuContext } from './action.tsx'

export interface MoreMenuProps {
  /** `Action`s and `ActionLink`s, or parts that render one. */
  children: ReactNode
  /** Above its button, at the foot of a page. */
  upwards?: boolean
}

/** What is done more rarely on a page, in a menu. */
export function MoreMenu({ children, upwards = false }: MoreMenuProps) {
  const t = useTranslations('common')
  return (
    // The dialog that an entry opens is mounted with it, and stays when the menu closes.
    <Menu shadow="md" position={upwards ? 'top-end' : 'bottom-end'} keepMounted>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('moreActions')} title={t('moreActions')}>
          <IconDots size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <InMenuContext value>{children}</InMenuContext>
      </Menu.Dropdown>
    </Menu>
  )
}
