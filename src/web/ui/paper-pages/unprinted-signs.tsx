import { Alert } from '@mantine/core'
import { IconInfoCircle } from '#web/ui/icons/info-circle.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { unprintedIn } from '#web/lib/pdf/unprinted.ts'

/** Names the texts of a document whose signs no font has: they are missing from its pages. */
export function UnprintedSigns({ document }: { document: object }) {
  const t = useTranslations('common.pages.unprinted')
  const texts = useMemo(() => unprintedIn(document), [document])
  if (texts.length === 0) return null
  return (
    <Alert color="saffron" icon={<IconInfoCircle size={18} aria-hidden />} title={t('title')}>
      <ul>
        {texts.map(({ text, signs }) => (
          <li key={text}>{t('row', { text, signs })}</li>
        ))}
      </ul>
    </Alert>
  )
}
