import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Working } from '#web/ui/table-file/working.tsx'
import type { ReadingProgress } from './reading/reading-progress.ts'

export interface ReadingShownProps {
  progress: ReadingProgress
  onCancel: (() => void) | undefined
}

/** Which file is read, and how far all of them are. */
export function ReadingShown({ progress, onCancel }: ReadingShownProps) {
  const t = useTranslations('sheetFiles.working')
  const { name, share } = useSyncExternalStore(progress.subscribe, progress.get)
  const text = name === null ? t('joining') : name === '' ? t('opening') : t('file', { name })
  return <Working text={text} share={share} onCancel={onCancel} />
}
