import { Badge, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useHouses } from '#web/entities/house/use-houses.ts'
import { useSwitchHouse } from '#web/entities/house/use-switch-house.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { SecurityEntry } from '../security/security-entry.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { LeaveHouse } from './leave-house.tsx'
import { OfferedHouse } from './offered-house.tsx'

/** The houses that the person works in, for who has more than one, and for a cook, who has no team to look at. */
export function HousesSection({ id }: { id: string }) {
  const t = useTranslations('team.houses')
  const roles = useTranslations('houseRoles.names')
  const houses = useHouses()
  const isCook = useRole() === 'cook'
  const switchTo = useSwitchHouse()
  if (houses.length < 2 && !isCook) return null
  return (
    <SettingsCard id={id} title={t('title')}>
      {isCook && <OfferedHouse />}
      <ul aria-label={t('title')}>
        {houses.map((house) => (
          <SecurityEntry
            key={house.id}
            name={house.name}
            badges={house.isHere && <Badge variant="light">{t('here')}</Badge>}
            facts={[roles(house.role)]}
            actions={
              house.isHere ? (
                isCook && <LeaveHouse />
              ) : (
                <Button
                  variant="default"
                  aria-label={t('goTo', { name: house.name })}
                  onClick={() => switchTo(house.id)}
                >
                  {t('go')}
                </Button>
              )
            }
          />
        ))}
      </ul>
    </SettingsCard>
  )
}
