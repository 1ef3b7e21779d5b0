import { Button, type ButtonProps } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { demoEntrance, useDemoWanted } from '#web/lib/demo/demo.ts'
import { address } from '#web/lib/navigation/address.ts'

/** 'Essayer la démo', or back to it: a plain link, that works before any script does. */
export function TryDemo(props: ButtonProps) {
  const t = useTranslations('shell.demo')
  const language = useLocale()
  const begun = useDemoWanted()
  return (
    <Button component="a" variant="default" {...props} href={address(demoEntrance(language))}>
      {t(begun ? 'resume' : 'try')}
    </Button>
  )
}
