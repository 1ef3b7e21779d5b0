import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { codeOf, namesInTheWay } from '#web/lib/failure.ts'
import { useFailureText } from '#web/lib/use-failure-text.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useUndoPriceList } from '../suppliers-api.ts'

export interface UndoPriceListModalProps {
  /** The file to undo; null keeps the question closed. */
  list: PriceList | null
  onClose: () => void
  onUndone?: () => void
}

/** Asks before a catalogue goes back to what it was, and says what stands in the way. */
export function UndoPriceListModal({ list: asked, onClose, onUndone }: UndoPriceListModalProps) {
  const t = useTranslations('suppliers.undoing')
  const textOf = useFailureText()
  // Still named while the closing question fades.
  const [list, setList] = useState(asked)
  if (asked !== null && asked !== list) setList(asked)
  const undo = useUndoPriceList()

  const close = () => {
    undo.reset()
    onClose()
  }
  const confirm = () => {
    if (!list || undo.isPending) return
    undo.mutate(
      { id: list.supplier.id, listId: list.id },
      {
        onSuccess: () => {
          notifySuccess(t('done'))
          onUndone?.()
          close()
        },
      },
    )
  }
  const failureText = () => {
    const names = namesInTheWay(undo.error)
    if (names.length > 0) return t('changedSince', { names: names.join(', ') })
    if (codeOf(undo.error) === 'CATALOGUE_CHANGED') return t('catalogueChanged')
    return textOf(undo.error, t('failure'))
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busyLabel={t('busy')}
      busy={undo.isPending}
      error={undo.isError ? failureText() : undefined}
      onConfirm={confirm}
      onCancel={close}
    >
      {list && (
        <Stack gap="sm">
          <Text>{t('catalogue', { supplier: list.supplier.name, file: list.fileName })}</Text>
          <Text size="sm">{t('prices', { count: list.pricesTaken })}</Text>
        </Stack>
      )}
    </ConfirmModal>
  )
}
