import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** A supplier that was deleted, or is somebody else's. */
export function SupplierNotFound() {
  const t = useTranslations('catalogue')
  return (
    <>
      <PageHeader title={t('notFound')} crumb={{ label: t('back'), to: paths.suppliers }} />
      <EmptyState
        drawing={<TruckDrawing />}
        sentence={t('notFound')}
        action={<ButtonLink to={paths.suppliers}>{t('back')}</ButtonLink>}
      />
    </>
  )
}
