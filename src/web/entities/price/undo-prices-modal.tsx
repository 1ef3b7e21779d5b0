import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, dataOf, laterPaperOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { type ConfirmedStep, useConfirmedStep } from '#web/ui/use-confirmed-step.ts'

export interface UndoPricesModalProps<Target, Variables, Answer> extends Pick<
  ConfirmedStep<Target, Variables, Answer>,
  'target' | 'onClose' | 'step' | 'variablesOf' | 'onDone'
> {
  /** Where its words are. */
  texts: 'prices.undoing' | 'suppliers.undoing' | 'invoice.undoing' | 'invoiceClaim.undoing'
  /** The sentence of a failure that this alone has. */
  reasonOf?: (failure: unknown) => string | undefined
  confirmFirst?: boolean
  /** What is undone, and what follows. */
  children: (target: Target) => ReactNode
}

/** Asks before prices go back to what they were, and names the products that prevent it. */
export function UndoPricesModal<Target, Variables, Answer>(
  props: UndoPricesModalProps<Target, Variables, Answer>,
) {
  const { texts, reasonOf, confirmFirst = false, children, ...step } = props
  const t = useTranslations(texts)
  const c = useTranslations('common')
  const textOf = useFailureText()
  const failureText = (failure: unknown) => {
    const names = blockingProductNames(failure)
    if (names.length > 0) return t('changedSince', { names: names.join(', ') })
    const reason = laterPaperOf(failure) === undefined ? reasonOf?.(failure) : undefined
    return reason ?? textOf(failure, t('failure'))
  }
  const { about, question } = useConfirmedStep({ ...step, doneText: t('done'), failureText })
  return (
    <ConfirmModal
      {...question}
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      cancelLabel={c('keepIt')}
      confirmFirst={confirmFirst}
    >
      {about !== null && children(about)}
    </ConfirmModal>
  )
}

/** The products whose price has changed since, which keep an act from being undone; none for any other failure. */
function blockingProductNames(failure: unknown): string[] {
  if (codeOf(failure) !== 'PRICE_CHANGED_SINCE') return []
  const products = dataOf(failure, 'products')
  return Array.isArray(products) ? products.map(({ name }: { name: string }) => name) : []
}
