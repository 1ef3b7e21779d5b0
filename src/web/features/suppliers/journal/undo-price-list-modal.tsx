import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { blockingProductNames } from '#web/entities/price/blocking-product-names.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { useUndoPriceList } from '../suppliers-api.ts'

export interface UndoPriceListModalProps {
  /** The file to undo; null keeps the question closed. */
  list: PriceList | null
  onClose: () => void
  onUndone?: () => void
}

/** Asks before a catalogue goes back to what it was, and lists what prevents it. */
export function UndoPriceListModal({ list: asked, onClose, onUndone }: UndoPriceListModalProps) {
  const t = useTranslations('suppliers.undoing')
  const textOf = useFailureText()
  const failureText = (failure: unknown) => {
    const names = blockingProductNames(failure)
    if (names.length > 0) return t('changedSince', { names: names.join(', ') })
    if (codeOf(failure) === 'CATALOGUE_CHANGED') return t('catalogueChanged')
    return textOf(failure, t('failure'))
  }
  const { about: list, question } = useConfirmedStep({
    asked,
    onClose,
    step: useUndoPriceList(),
    variablesOf: ({ supplier, id }) => ({ id: supplier.id, listId: id }),
    doneText: t('done'),
    onDone: onUndone,
    failureText,
  })

  return (
    <ConfirmModal
      {...question}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busyLabel={t('busy')}
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
