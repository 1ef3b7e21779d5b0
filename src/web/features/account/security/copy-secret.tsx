import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { notifyFailure } from '#web/ui/notices.tsx'

const SHOWN_MS = 2_000

/**
 * Copies a key, codes or a token, and says for a moment that it did: also from a server without https, to whose pages browsers
 * offer no clipboard.
 */
export function CopySecret({ text, label }: { text: string; label?: string }) {
  const t = useTranslations('security.copying')
  const [copies, setCopies] = useState(0)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await copyText(text)
      setIsShown(true)
      setCopies((count) => count + 1)
    } catch {
      notifyFailure(t('failed'))
    }
  }
  return (
    <Button variant="default" onClick={() => void copy()}>
      {isShown ? t('done') : (label ?? t('copy'))}
    </Button>
  )
}
