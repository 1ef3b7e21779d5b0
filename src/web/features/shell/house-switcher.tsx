import { Menu, UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useHouses } from '#web/entities/house/use-houses.ts'
import { useSwitchHouse } from '#web/entities/house/use-switch-house.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import classes from './house-switcher.module.css'

/** The house that is shown, and the way to the others; nothing for who belongs to one alone. */
export function HouseSwitcher() {
  const t = useTranslations('houses')
  const houses = useHouses()
  const switchTo = useSwitchHouse()
  const current = houses.find((house) => house.isHere)
  if (houses.length < 2 || current === undefined) return null
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('switchFrom', { name: current.name })}>
          <span className={classes.name}>{current.name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('goTo')}</Menu.Label>
        {houses
          .filter((house) => !house.isHere)
          .map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => switchTo(id)}>
              {name}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
