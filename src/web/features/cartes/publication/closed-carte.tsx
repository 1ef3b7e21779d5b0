import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CartePublication } from '#contract/public-cartes.ts'
import { PutOnline } from './put-online.tsx'
import { UndeclaredDishes } from './undeclared-dishes.tsx'

interface ClosedCarteProps {
  carteId: string
  publication: CartePublication
}

/** What guests will read once the carte is online, and the step that puts it there. */
export function ClosedCarte({ carteId, publication }: ClosedCarteProps) {
  const t = useTranslations('publication')
  const { shown, shownMenus, hidden, masked } = publication
  const waiting = hidden.filter(({ priced }) => priced).reduce((sum, { dishes }) => sum + dishes, 0)
  return (
    <>
      <Text c="dimmed" maw="40rem">
        {t('publish.lead')} {t('wouldShow', { count: shown + waiting, menus: shownMenus })}
        {masked > 0 && ` ${t('masked', { count: masked })}`}
      </Text>
      <UndeclaredDishes carteId={carteId} />
      <PutOnline carteId={carteId} publication={publication} />
    </>
  )
}
