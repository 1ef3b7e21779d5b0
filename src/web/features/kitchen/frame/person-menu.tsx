import { Menu, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useHouses } from '#web/entities/house/use-houses.ts'
import { useSwitchHouse } from '#web/entities/house/use-switch-house.ts'
import { paths } from '#web/entities/paths.ts'
import { useSignOutFailure } from '#web/entities/use-sign-out-failure.ts'
import { ShellContext } from '#web/lib/session/shell-context.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { sendTicks } from '../marks/kitchen-ticks.ts'
import { initialsOf } from '../marks/tick-initials.ts'
import classes from './kitchen-bar.module.css'

/** A cook who is signed in: their account, their other houses, and signing out. */
export function PersonMenu({ name, account }: { name: string; account: string }) {
  const t = useTranslations('kitchen.frame')
  const initials = initialsOf(name) || name
  const queryClient = useQueryClient()
  const { signOut } = use(ShellContext)
  const refused = useSignOutFailure()
  const others = useHouses().filter(({ isHere }) => !isHere)
  const switchTo = useSwitchHouse()
  /** What waits on this device is gone with whom it belongs to. */
  const leaving = (leave: () => unknown) => () =>
    void sendTicks(queryClient, account)
      .catch(() => undefined)
      .then(leave)
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes.person} aria-label={t('personOf', { name, initials })}>
          {initials}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component={PageLink} to={paths.settings} className={classes.entry}>
          {t('account')}
        </Menu.Item>
        {others.map((house) => (
          <Menu.Item key={house.id} className={classes.entry} onClick={leaving(() => switchTo(house.id))}>
            {t('goTo', { name: house.name })}
          </Menu.Item>
        ))}
        <Menu.Item className={classes.entry} onClick={leaving(() => signOut().catch(refused))}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
