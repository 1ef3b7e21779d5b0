import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** An address that names no sheet of the reader's. */
export function UnknownSheet() {
  const t = useTranslations('editor.notFound')
  return (
    <EmptyState
      drawing={<SpiltPotDrawing />}
      sentence={t('sentence')}
      action={
        <ButtonLink to={paths.recipes} variant="default">
          {t('back')}
        </ButtonLink>
      }
    />
  )
}
