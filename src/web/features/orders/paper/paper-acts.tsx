import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { importModule } from '#web/lib/browser/import-module.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { tableOf } from '#web/lib/export/table-of.ts'
import { makeFile } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { Action } from '#web/ui/actions/action.tsx'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { useOrderText } from '../send/use-order-text.ts'
import { FILE_COLUMNS, type OrderPaper } from './order-paper.ts'

export interface PaperActsProps {
  order: Order
  /** Undefined while it is read what belongs on it. */
  paper: OrderPaper | undefined
}

/** The order as a text, on paper, as a PDF and as a file. */
export function PaperActs({ order, paper }: PaperActsProps) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const text = useOrderText(order)
  const name = () => exportName(['commande', order.number, order.supplierName], new Date())
  const pdf = useMutation({
    mutationFn: (of: OrderPaper) =>
      makeFile(async () => {
        const { exportOrderPdf } = await importModule(() => import('./export-order-pdf.ts'))
        await exportOrderPdf(of, name())
      }),
    onError: (failure) => notifyFailure(sentence(t('paper.failed'), failure)),
  })
  const copy = async (copied: string) => {
    try {
      await copyText(copied)
      notifySuccess(t('send.copied'))
    } catch {
      notifyFailure(t('send.copyFailed'))
    }
  }
  return (
    <>
      <Action disabled={text === undefined} onClick={() => text !== undefined && void copy(text)}>
        {t('send.copy')}
      </Action>
      <PrintButton disabled={paper === undefined}>{t('paper.print')}</PrintButton>
      <Action
        disabled={paper === undefined || pdf.isPending}
        onClick={() => paper !== undefined && pdf.mutate(paper)}
      >
        {t('paper.pdf')}
      </Action>
      <ExportMenu name={name} rows={() => Promise.resolve(tableOf(FILE_COLUMNS, order.items))} />
    </>
  )
}
