import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { exportName } from '#web/lib/export/export-name.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { purchaseTable } from './purchase-file.ts'
import { useExportPurchasesPdf } from './use-export-purchases-pdf.ts'
import type { Purchases } from './use-purchases.ts'

interface PurchaseActionsProps {
  purchases: Pick<Purchases, 'list' | 'suppliers' | 'paper'>
  /** That is bought for, 'YYYY-MM-DD'; without one, files are named by the day on which they are made. */
  day?: string
}

/** The list as a file, on paper and as a PDF. */
export function PurchaseActions({ purchases: { list, suppliers, paper }, day }: PurchaseActionsProps) {
  const fileName = () => (day === undefined ? exportName(['achats'], new Date()) : `achats-${day}`)
  const t = useTranslations()
  const sentence = useFailureSentence()
  const pdf = useExportPurchasesPdf(fileName)
  const exportPdf = () =>
    pdf.mutate(paper, {
      onError: (failure) => notifyFailure(sentence(t('purchases.exportFailed'), failure)),
    })
  return (
    <>
      <ExportMenu name={fileName} rows={() => Promise.resolve(purchaseTable(list, suppliers, t))} />
      <PrintButton>{t('purchases.print')}</PrintButton>
      <Button variant="default" onClick={exportPdf} disabled={pdf.isPending}>
        {t(pdf.isPending ? 'purchases.exporting' : 'purchases.exportPdf')}
      </Button>
    </>
  )
}
