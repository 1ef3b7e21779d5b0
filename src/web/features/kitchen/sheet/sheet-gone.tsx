import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** In the place of a sheet that is not there, or that the tablet does not show. */
export function SheetGone() {
  const t = useTranslations('kitchen.sheet')
  return (
    <EmptyState
      drawing={<PlateDrawing />}
      title={t('gone')}
      level={1}
      sentence={t('goneSentence')}
      action={<TextLink to={paths.kitchen}>{t('backToList')}</TextLink>}
    />
  )
}
