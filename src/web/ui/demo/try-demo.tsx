import { Button, type ButtonProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { DEMO_ENTRANCE } from '#web/lib/demo.ts'

/** 'Essayer la démo': a plain link, that works before any script does. */
export function TryDemo(props: ButtonProps) {
  const t = useTranslations('shell.demo')
  return (
    <Button component="a" variant="default" {...props} href={DEMO_ENTRANCE}>
      {t('try')}
    </Button>
  )
}
