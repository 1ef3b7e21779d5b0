import { Button, Group } from '@mantine/core'
import { IconCopy } from '#web/ui/icons/copy.ts'
import { IconPrinter } from '#web/ui/icons/printer.ts'
import { useTranslations } from 'use-intl'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { tableOf } from '#web/lib/export/table-of.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { fileColumns } from '#web/ui/table/column.ts'
import { type KnownVat, totalRow, useVatColumns } from './use-vat-columns.ts'

/** The breakdown for a spreadsheet, and on paper. */
export function VatActions({ vat }: { vat: KnownVat }) {
  const t = useTranslations('menus')
  const columns = useVatColumns()
  const copy = async () => {
    const rows = tableOf(fileColumns(columns), [...vat.parts, totalRow(vat)])
    try {
      await copyText(rows.map((cells) => cells.join('\t')).join('\n'))
      notifySuccess(t('notice.copied'))
    } catch {
      notifyFailure(t('failure.copy'))
    }
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconCopy size={15} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('vat.copy')}
      </Button>
      <PrintButton size="compact-md" leftSection={<IconPrinter size={15} aria-hidden />}>
        {t('vat.print')}
      </PrintButton>
    </Group>
  )
}
