import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useTranslations } from 'use-intl'

export interface ErrorBannerProps {
  text: string
  onRetry?: () => void
  onClose?: () => void
}

/** The error of a failed write, above the form, which keeps what was typed. */
export function ErrorBanner({ text, onRetry, onClose }: ErrorBannerProps) {
  const t = useTranslations('common')
  return (
    <Alert
      role="alert"
      color="beetroot"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      withCloseButton={onClose !== undefined}
      closeButtonLabel={t('close')}
      {...(onClose && { onClose })}
    >
      <Group justify="space-between" gap="sm">
        {text}
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
