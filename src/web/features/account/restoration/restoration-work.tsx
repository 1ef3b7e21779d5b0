import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSizeText } from '#web/lib/format/use-size-text.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import type { RestorationStep } from './use-restoration.ts'
import '@mantine/core/styles/Progress.layer.css'

interface RestorationWorkProps {
  step: Extract<RestorationStep, { at: 'looking' | 'uploading' | 'checking' | 'restoring' }>
  onCancel: () => void
}

/** How far what runs is. What is sent or checked can be cancelled, a restore goes on to its end. */
export function RestorationWork({ step, onCancel }: RestorationWorkProps) {
  const t = useTranslations('restoration')
  const size = useSizeText()
  switch (step.at) {
    case 'looking':
      return <PageSpinner />
    case 'uploading': {
      const { name, sent, total, waits } = step
      const text = t('uploading', { name, sent: size(sent), total: size(total) })
      return (
        <>
          <Working text={text} share={sent / total} onCancel={onCancel} />
          {waits && (
            <Text role="alert" mt="md">
              {t('waiting')}
            </Text>
          )}
        </>
      )
    }
    case 'checking':
      return <Working text={t('checking')} share={step.percent / 100} onCancel={onCancel} />
    case 'restoring':
      return (
        <>
          <Working
            text={t(step.percent < 100 ? 'restoring' : 'comparing')}
            share={step.percent < 100 ? step.percent / 100 : null}
          />
          <Text c="dimmed" mt="md">
            {t('stay')}
          </Text>
        </>
      )
  }
}
