import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'

/** In the demo, below a form as soon as someone types in it: what is typed is lost with the page. */
export function DemoTyping({ typed }: { typed: boolean }) {
  const t = useTranslations('demo')
  const demo = useDemo()
  if (!demo) return null
  return <output className="note">{typed && t('typing')}</output>
}
