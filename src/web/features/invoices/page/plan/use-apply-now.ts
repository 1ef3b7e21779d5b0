import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { closedBy } from '../../claim/claim-of.ts'
import { invoiceQuery, useInvoiceStored } from '../../invoices-api.ts'

type Applied = Pick<Invoice, 'id' | 'version'>

/** Applies an invoice; the notice that says so takes it back, from whatever page is shown by then. */
export function useApplyNow() {
  const t = useTranslations('invoice')
  const claim = useTranslations('invoiceClaim')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const stored = useInvoiceStored()
  const undo = useSingleMutation({
    mutationFn: (id: string) => client.invoices.undo({ id }),
    onSuccess: (invoice) => {
      notifySuccess(invoice.kind === 'credit' ? claim('undoing.done') : t('notice.undone'))
      return stored(invoice)
    },
    onError: (failure) => notifyFailure(sentence(t('failure.undo'), failure)),
  })
  const apply = useSingleMutation({
    mutationFn: ({ id, version }: Applied) => client.invoices.apply({ id, version }),
    onSuccess: ({ invoice, products, sheets, newer }) => {
      const { id } = invoice
      const text =
        invoice.kind === 'credit'
          ? claim('credited.appliedNotice', { count: closedBy(invoice).count })
          : t('notice.applied', { articles: writtenOf(invoice), products, sheets, newer })
      notifyUndo(text, common('undo'), () => undo.mutate(id))
      return stored(invoice)
    },
    onError: (failure, { id }: Applied) => {
      const current = storedVersionOf(failure)
      if (current === undefined) return notifyFailure(sentence(t('failure.apply'), failure))
      queryClient.setQueryData(invoiceQuery(id).queryKey, current as Invoice)
      return notifyFailure(t('notice.conflict'))
    },
  })
  return {
    isApplying: apply.isPending,
    apply: ({ id, version }: Applied) => apply.mutate({ id, version }),
  }
}

/** Articles whose price an invoice has written to the catalogue. */
function writtenOf({ items }: Pick<Invoice, 'items'>): number {
  return new Set(items.flatMap(({ taken, article }) => (taken === 'written' ? [article?.id] : []))).size
}
