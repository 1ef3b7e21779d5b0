import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A carte without dishes has no sales to type. */
export function WithoutDishes() {
  const t = useTranslations('sales.noDishes')
  return (
    <EmptyState
      drawing={<PlateDrawing />}
      sentence={t('sentence')}
      action={<ButtonLink to={paths.gammes}>{t('action')}</ButtonLink>}
    />
  )
}
