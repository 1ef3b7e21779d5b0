import { Alert, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useHouses } from '#web/entities/house/use-houses.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** To whom the house is offered: that it is, and where to take it. */
export function OfferedNotice() {
  const t = useTranslations('houses.offered')
  const giver = useHouses().find(({ isHere }) => isHere)?.offeredBy ?? null
  if (giver === null) return null
  return (
    <Alert color="saffron" mb="lg">
      <Group gap="4px 16px">
        {t('notice', { name: giver })}
        <TextLink to={paths.settings} hash="team">
          {t('see')}
        </TextLink>
      </Group>
    </Alert>
  )
}
