import { Button, Stack, Textarea } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

const TYPED_IN = 'input, textarea, [contenteditable="true"]'

export interface PasteFieldProps {
  onText: (text: string) => void
  onFile: (file: File) => void
}

/** Rows copied from a spreadsheet: into the field, or pasted anywhere on the page, which reads them at once. */
export function PasteField({ onText, onFile }: PasteFieldProps) {
  const t = useTranslations('tableFile')
  const [text, setText] = useState('')

  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const elsewhere = event.target instanceof Element && event.target.closest(TYPED_IN) !== null
    if (elsewhere || event.clipboardData === null) return
    const [file] = event.clipboardData.files
    const rows = event.clipboardData.getData('text/plain')
    // A spreadsheet lays a picture of the cells beside their text.
    if (rows.trim() !== '') onText(rows)
    else if (file) onFile(file)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [])

  return (
    <Stack gap="sm" align="flex-start">
      <Textarea
        w="100%"
        label={t('paste')}
        description={t('pasteHint')}
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="default" disabled={text.trim() === ''} onClick={() => onText(text)}>
        {t('read')}
      </Button>
    </Stack>
  )
}
