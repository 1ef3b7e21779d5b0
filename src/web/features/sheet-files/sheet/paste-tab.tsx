import { Button, Text } from '@mantine/core'
import { IconClipboardText } from '#web/ui/icons/clipboard-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'
import { sessionQuery } from '#web/lib/session/session.ts'
import { handText } from '#web/lib/storage/handed-text.ts'
import type { TabPlace } from '../reading/sheet-reader.ts'
import { useAnswer } from '../use-answer.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'

export interface PasteTabProps {
  control: SheetFilesControl
  place: TabPlace
}

/** Opens a new sheet in another window, where the text of the tab is pasted: this page keeps its files. */
export function PasteTab({ control, place: { file, tab } }: PasteTabProps) {
  const t = useTranslations('sheetFiles.pasteTab')
  const { data: session } = useQuery(sessionQuery)
  const [refused, setRefused] = useState(false)
  const text = useAnswer(
    control,
    useCallback((reader) => reader.call('text', { file, tab }), [file, tab]),
  )
  const open = () => {
    const id = text.state === 'known' ? handText(session?.account ?? '', text.value) : null
    setRefused(id === null)
    if (id !== null) window.open(`${address(paths.newRecipe)}?paste=${id}`, '_blank', 'noopener')
  }
  if (text.state === 'known' && text.value === '') return null
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        disabled={text.state !== 'known'}
        onClick={open}
      >
        {t('open')}
      </Button>
      <Text size="sm" c={refused ? 'var(--danger-text)' : 'dimmed'} role={refused ? 'alert' : undefined}>
        {t(refused ? 'refused' : 'hint')}
      </Text>
    </div>
  )
}
