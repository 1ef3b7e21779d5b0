import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { invoiceQuery, useApplyInvoice, useUndoInvoice } from '../../invoices-api.ts'

/** Applies an invoice; the notice that says so takes it back. */
export function useApplyNow() {
  const t = useTranslations('invoice')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const apply = useApplyInvoice()
  const undo = useUndoInvoice()
  const takeBack = (id: string) =>
    undo.mutate(
      { id },
      {
        onSuccess: () => notifySuccess(t('notice.undone')),
        onError: (failure) => notifyFailure(sentence(t('failure.undo'), failure)),
      },
    )
  return {
    isApplying: apply.isPending,
    apply: ({ id, version }: Pick<Invoice, 'id' | 'version'>) =>
      apply.mutate(
        { id, version },
        {
          onSuccess: ({ products, sheets, newer }) =>
            notifyUndo(t('notice.applied', { products, sheets, newer }), common('undo'), () => takeBack(id)),
          onError: (failure) => {
            const current = storedVersionOf(failure)
            if (current === undefined) return notifyFailure(sentence(t('failure.apply'), failure))
            queryClient.setQueryData(invoiceQuery(id).queryKey, current as Invoice)
            notifyFailure(t('notice.conflict'))
          },
        },
      ),
  }
}
