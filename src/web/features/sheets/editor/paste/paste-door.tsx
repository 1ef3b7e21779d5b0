import { Button } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useDoors } from '../doors.ts'

/** 'Coller une recette': lines by the dozen, from a text. */
export function PasteDoor() {
  const t = useTranslations('paste')
  const { openPaste } = useDoors()
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconClipboardText size={16} aria-hidden />}
      onClick={() => openPaste()}
    >
      {t('open')}
    </Button>
  )
}
