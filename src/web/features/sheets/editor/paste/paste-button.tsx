import { Button } from '@mantine/core'
import { IconClipboardText } from '#web/ui/icons/clipboard-text.ts'
import { useTranslations } from 'use-intl'
import { useEditorDialogs } from '../editor-dialogs.ts'

/** 'Coller une recette': lines by the dozen, from a text. */
export function PasteButton() {
  const t = useTranslations('paste')
  const { openPaste } = useEditorDialogs()
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconClipboardText size={16} aria-hidden />}
      onClick={() => openPaste()}
    >
      {t('open')}
    </Button>
  )
}
