import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { blockingProductNames } from '#web/entities/price/blocking-product-names.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { useUndoAct } from '../prices-api.ts'
import { ActWords } from './act-words.tsx'

const CHANGES_NAMED = 5

export interface UndoActModalProps {
  /** The act to undo; null keeps the question closed. */
  act: PriceAct | null
  onClose: () => void
}

/** Asks before prices go back to what they were, and lists those that prevent it. */
export function UndoActModal({ act: asked, onClose }: UndoActModalProps) {
  const t = useTranslations('prices.undoing')
  const textOf = useFailureText()
  const failureText = (failure: unknown) => {
    const names = blockingProductNames(failure)
    return names.length > 0 ? t('changedSince', { names: names.join(', ') }) : textOf(failure, t('failure'))
  }
  const { about: act, question } = useConfirmedStep({
    asked,
    onClose,
    step: useUndoAct(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('done'),
    failureText,
  })

  return (
    <ConfirmModal
      {...question}
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      confirmFirst
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
