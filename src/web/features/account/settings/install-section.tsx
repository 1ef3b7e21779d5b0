import { Button, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { installPrompt } from '#web/lib/browser/install-prompt.ts'
import classes from './settings.module.css'

/** Where this device can have Gramme among its applications; nothing elsewhere, nor once it has. */
export function InstallSection() {
  const t = useTranslations('settings.install')
  const way = useAtomValue(installPrompt.way)
  if (way === null) return null
  return (
    <div className={classes.deed}>
      <div>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        <Text c="dimmed">{t(way === 'share' ? 'byHand' : 'lead')}</Text>
      </div>
      {way === 'prompt' && (
        <Button variant="default" onClick={() => void installPrompt.prompt()}>
          {t('button')}
        </Button>
      )}
    </div>
  )
}
