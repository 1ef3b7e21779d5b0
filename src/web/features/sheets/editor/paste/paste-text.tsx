import { Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { IconFileText } from '#web/ui/icons/file-text.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_LINE_LENGTH, MAX_PASTED_LINES } from '#domain/imports/limits.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { usePastedRecipe } from './use-pasted-recipe.ts'

const MOST_BYTES = 1_000_000

interface PasteTextProps {
  recipe: ReturnType<typeof usePastedRecipe>
}

/** The text as it is pasted, typed, or read from a file. */
export function PasteText({ recipe: { text, setText, read, matching, refusal } }: PasteTextProps) {
  const t = useTranslations('paste')
  const [fileRefusal, setFileRefusal] = useState<'fileTooLarge' | 'fileUnreadable' | null>(null)

  const take = async (file: File | null) => {
    if (file === null) return
    const content = file.size > MOST_BYTES ? null : await file.text()
    const unreadable = content?.includes('\uFFFD') === true || content?.includes('\0') === true
    setFileRefusal(content === null ? 'fileTooLarge' : unreadable ? 'fileUnreadable' : null)
    if (content !== null && !unreadable) setText(content)
  }
  const wrong = refusal ?? fileRefusal

  return (
    <>
      <Textarea
        data-autofocus
        label={t('text')}
        description={t('hint')}
        placeholder={t('placeholder')}
        autosize
        minRows={8}
        maxRows={18}
        value={text}
        error={
          wrong === null
            ? undefined
            : t(wrong, { most: String(MAX_PASTED_LINES), letters: String(MAX_LINE_LENGTH) })
        }
        onChange={({ currentTarget: { value } }) => {
          setFileRefusal(null)
          setText(value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          read()
        }}
      />
      {matching.isError && <ErrorBanner text={t('failed')} onRetry={read} />}
      <Group justify="space-between" mt="md">
        <FileButton
          accept=".txt,.csv,.tsv,.json,.html,.htm,text/*,application/json"
          onChange={(file) => void take(file)}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileText size={16} aria-hidden />}>
              {t('file')}
            </Button>
          )}
        </FileButton>
        <Button onClick={read} disabled={text.trim() === ''} loading={matching.isPending}>
          {t('read')}
        </Button>
      </Group>
      <Text component="output" size="sm" c="dimmed">
        {matching.isPending ? t('matching') : ''}
      </Text>
    </>
  )
}
