import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/ui/record-not-found.tsx'

export function GammeNotFound() {
  const t = useTranslations('gammes.failure')
  return (
    <RecordNotFound
      title={t('notFound')}
      sentence={t('notFoundBody')}
      back={{ label: t('back'), to: paths.gammes }}
    />
  )
}
