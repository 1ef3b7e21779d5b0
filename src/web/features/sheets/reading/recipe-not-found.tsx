import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/ui/record-not-found.tsx'

export function RecipeNotFound() {
  const t = useTranslations('sheets.reading')
  return (
    <RecordNotFound
      title={t('notFound')}
      sentence={t('notFoundBody')}
      back={{ label: t('backToRecipes'), to: paths.recipes }}
    />
  )
}
