import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { MenuVat } from '#domain/menus/menu-vat.ts'
import { formatNumber } from '#web/lib/format/format.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { Column } from '#web/ui/table/column.ts'

export type KnownVat = Extract<MenuVat, { known: true }>

/** What is taxed at one rate; without a rate, the sum of all. */
export interface VatRow {
  tvaRate: number | null
  sharePercent: number
  baseHt: number
  tva: number
  ttc: number
}

/** The last row of the breakdown. */
export function totalRow({ total }: KnownVat): VatRow {
  return { tvaRate: null, sharePercent: 100, ...total }
}

const CENTS = { minimumDecimals: 2, maximumDecimals: 2 }

/** A spreadsheet reads no number with a space in it. */
const unspaced = (figure: string) => figure.replaceAll(/\s/g, '')

/** The columns of the breakdown, on the page, on paper and in a spreadsheet. */
export function useVatColumns(): Column<VatRow>[] {
  const t = useTranslations('menus.vat')
  const language = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const rate = ({ tvaRate }: VatRow) => (tvaRate === null ? t('total') : format.rate(tvaRate))
    const share = ({ sharePercent }: VatRow) => format.percent(sharePercent)
    const rateHead = t('columns.rate')
    const shareHead = t('columns.share')
    const amount = (key: 'baseHt' | 'tva' | 'ttc'): Column<VatRow> => {
      const head = t(`columns.${key}`)
      return {
        key,
        head,
        end: true,
        text: (row) => format.euro(row[key]),
        file: [[head, (row) => unspaced(formatNumber(row[key], language, CENTS))]],
      }
    }
    return [
      {
        key: 'rate',
        head: rateHead,
        namesRow: true,
        text: rate,
        file: [[rateHead, (row) => unspaced(rate(row))]],
      },
      {
        key: 'share',
        head: shareHead,
        end: true,
        text: share,
        file: [[shareHead, (row) => unspaced(share(row))]],
      },
      amount('baseHt'),
      amount('tva'),
      amount('ttc'),
    ]
  }, [t, language, format])
}
