import { useTranslations } from 'use-intl'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { notifyLocked } from '../notices.tsx'

/** Says at every write that the demo refuses it. */
export function DemoToast() {
  const t = useTranslations('demo')
  useDemoRefusal(() => notifyLocked(t('disabled')))
  return null
}
