import { Badge } from '@mantine/core'
import { IconLock } from '#web/ui/icons/lock.ts'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'

/** In the demo, on what an account is needed for. */
export function AccountNeeded() {
  const t = useTranslations('demo')
  const demo = useDemo()
  if (!demo) return null
  return (
    <Badge
      color="saffron"
      variant="light"
      tt="none"
      flex="none"
      leftSection={<IconLock size={12} aria-hidden />}
    >
      {t('accountNeeded')}
    </Badge>
  )
}
