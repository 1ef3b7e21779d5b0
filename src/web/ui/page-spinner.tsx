import { Center, Loader } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** While nobody knows yet which page it will be: the only spinner of the house. */
export function PageSpinner() {
  const t = useTranslations('common')
  return (
    <Center mih="60vh" role="status" aria-label={t('loading')}>
      <Loader size="md" />
    </Center>
  )
}
