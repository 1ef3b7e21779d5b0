import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { namesInTheWay } from '#web/lib/failure.ts'
import { useFailureText } from '#web/lib/use-failure-text.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useUndoAct } from '../prices-api.ts'
import { ActWords } from './act-words.tsx'

const CHANGES_NAMED = 5

export interface UndoActModalProps {
  /** The act to undo; null keeps the question closed. */
  act: PriceAct | null
  onClose: () => void
}

/** Asks before prices go back to what they were, and says which ones stand in the way. */
export function UndoActModal({ act: asked, onClose }: UndoActModalProps) {
  const t = useTranslations('prices.undoing')
  const textOf = useFailureText()
  // Still named while the closing question fades.
  const [act, setAct] = useState(asked)
  if (asked !== null && asked !== act) setAct(asked)
  const undo = useUndoAct()

  const close = () => {
    undo.reset()
    onClose()
  }
  const confirm = () => {
    if (!act || undo.isPending) return
    undo.mutate(
      { id: act.id },
      {
        onSuccess: () => {
          notifySuccess(t('done'))
          close()
        },
      },
    )
  }
  const failureText = () => {
    const names = namesInTheWay(undo.error)
    return names.length > 0
      ? t('changedSince', { names: names.join(', ') })
      : textOf(undo.error, t('failure'))
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={undo.isPending}
      confirmFirst
      error={undo.isError ? failureText() : undefined}
      onConfirm={confirm}
      onCancel={close}
    >
      {act && (
        <Stack gap="sm">
          <ActWords act={act} most={CHANGES_NAMED} />
          <Text size="sm">{t('consequence', { products: act.products, sheets: act.sheets })}</Text>
        </Stack>
      )}
    </ConfirmModal>
  )
}
