import { Alert } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'

/** In the demo: what a visitor may do, and what comes of it. */
export function DemoNotice() {
  const t = useTranslations('demo')
  const demo = useDemo()
  if (!demo) return null
  return (
    <Alert role="note" color="saffron" mb="md" icon={<IconEye size={18} aria-hidden />}>
      {t('notice')}
    </Alert>
  )
}
