import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** While nobody knows yet which page it will be: the only spinner of the house. */
export function PageSpinner() {
  const t = useTranslations('common')
  return (
    <Center mih="60vh" aria-busy="true">
      <Loader size="md" aria-hidden />
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
    </Center>
  )
}
