import { Alert, Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { hasUnsavedWork, isStored } from '../../editor/state/editor-state.ts'
import { useEditorState } from '../../editor/state/use-editor.ts'
import type { LocalDraftStatus } from './local-draft.ts'

interface DraftNoticeProps {
  draftStatus: LocalDraftStatus
  resumedAt: Date | null
  onTakeOver: () => void
  onDrop: () => void
}

/** What became of the draft, where the chef has to know: it was resumed, or it is not kept. */
export function DraftNotice({ draftStatus, resumedAt, onTakeOver, onDrop }: DraftNoticeProps) {
  const t = useTranslations('builder.draft')
  const format = useFormat()
  const unsaved = useEditorState(hasUnsavedWork)
  const stored = useEditorState((state) => isStored(state.stored))
  const saved = useEditorState(({ savedAt }) => savedAt !== null)

  if (draftStatus.state === 'refused') return <Alert color="saffron">{t('refused')}</Alert>
  if (draftStatus.state === 'elsewhere') {
    return <WithButton text={t('elsewhere')} label={t('keepThis')} onClick={onTakeOver} />
  }
  if (resumedAt === null || !unsaved || saved) return null
  const text = t('resumed', { date: format.dateLong(resumedAt), time: format.time(resumedAt) })
  return (
    <WithButton
      text={`${text} ${t('until')}`}
      label={stored ? t('takeStored') : t('startAgain')}
      onClick={onDrop}
    />
  )
}

function WithButton({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <Alert color="saffron">
      <Group justify="space-between" gap="sm">
        {text}
        <Button size="compact-sm" variant="default" onClick={onClick}>
          {label}
        </Button>
      </Group>
    </Alert>
  )
}
