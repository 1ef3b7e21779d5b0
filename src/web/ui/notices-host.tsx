import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'

export { notifications } from '@mantine/notifications'

export function NoticesHost() {
  const t = useTranslations('shell')
  return <Notifications position="top-center" limit={4} transitionDuration={150} aria-label={t('notices')} />
}
