import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** In the place of a delivery that is not there, or not to be received: its order was cancelled, or is not sent. */
export function DeliveryGone() {
  const t = useTranslations('kitchen.deliveries')
  return (
    <EmptyState
      drawing={<TruckDrawing />}
      title={t('gone')}
      level={1}
      sentence={t('goneSentence')}
      action={<TextLink to={paths.kitchenDeliveries}>{t('title')}</TextLink>}
    />
  )
}
