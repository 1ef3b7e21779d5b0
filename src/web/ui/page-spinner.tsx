import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** Shown while the route is unknown, or whether an installation can be restored: the only spinner, since every page has a skeleton. */
export function PageSpinner() {
  const t = useTranslations('common')
  return (
    <Center mih="60vh" aria-busy="true">
      <Loader size="md" aria-hidden />
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
    </Center>
  )
}
