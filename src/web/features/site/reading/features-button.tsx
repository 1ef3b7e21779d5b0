import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Beside what to do now, for who has read why and wants to see what. */
export function FeaturesButton() {
  const t = useTranslations('shell.navigation')
  return (
    <ButtonLink to={paths.features} size="md" variant="default">
      {t('features')}
    </ButtonLink>
  )
}
