import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { unprintedIn } from '#web/lib/pdf/unprinted.ts'
import type { CarteDocument } from '../carte-document.ts'

/** Names the texts of a carte whose signs no font has: they are missing from its pages. */
export function UnprintedSigns({ carte }: { carte: CarteDocument }) {
  const t = useTranslations('cartes.print.unprinted')
  const texts = useMemo(() => unprintedIn({ ...carte, logo: null }), [carte])
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
