import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function MenuNotFound() {
  const t = useTranslations('menus.failure')
  return (
    <>
      <PageHeader title={t('notFound')} />
      <EmptyState
        drawing={<PlateDrawing />}
        sentence={t('notFoundBody')}
        action={
          <ButtonLink to={paths.menus} variant="default">
            {t('back')}
          </ButtonLink>
        }
      />
    </>
  )
}
