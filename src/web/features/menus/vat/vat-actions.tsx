import { Button, Group } from '@mantine/core'
import { IconCopy, IconPrinter } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import type { MenuVat } from '#domain/menus/menu-vat.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { formatNumber } from '#web/lib/format/format.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { rateDecimals } from './rate-decimals.ts'
import { VAT_COLUMNS } from './vat-table.tsx'
import { vatTsv } from './vat-tsv.ts'

const CENTS = { minimumDecimals: 2, maximumDecimals: 2 }

/** A spreadsheet reads no number with a space in it. */
const unspaced = (figure: string) => figure.replaceAll(/\s/g, '')

/** The breakdown for a spreadsheet, and on paper. */
export function VatActions({ vat }: { vat: Extract<MenuVat, { known: true }> }) {
  const t = useTranslations('menus')
  const language = useLocale()
  const format = useFormat()
  const copy = async () => {
    const text = vatTsv(vat, {
      columns: VAT_COLUMNS.map((column) => t(`vat.columns.${column}`)),
      total: t('vat.total'),
      figure: (value) => unspaced(formatNumber(value, language, CENTS)),
      rate: (percent) => unspaced(format.percent(percent, rateDecimals(percent))),
      share: (percent) => unspaced(format.percent(percent)),
    })
    try {
      await copyText(text)
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
