import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MenuVat } from '#domain/menus/menu-vat.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { rateDecimals } from './rate-decimals.ts'
import classes from './vat-table.module.css'

export interface VatTableProps {
  vat: Extract<MenuVat, { known: true }>
  caption: string
}

export const VAT_COLUMNS = ['rate', 'share', 'baseHt', 'tva', 'ttc'] as const

/** The breakdown that the bookkeeper needs: every row and every column adds up to the cent. */
export function VatTable({ vat: { parts, total }, caption }: VatTableProps) {
  const t = useTranslations('menus.vat')
  const format = useFormat()
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {VAT_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ tvaRate, sharePercent, baseHt, tva, ttc }) => (
          <tr key={tvaRate}>
            <th scope="row">{format.percent(tvaRate, rateDecimals(tvaRate))}</th>
            <td>{format.percent(sharePercent)}</td>
            <td>{format.euro(baseHt)}</td>
            <td>{format.euro(tva)}</td>
            <td>{format.euro(ttc)}</td>
          </tr>
        ))}
        <tr className={classes.total}>
          <th scope="row">{t('total')}</th>
          <td>{format.percent(100)}</td>
          <td>{format.euro(total.baseHt)}</td>
          <td>{format.euro(total.tva)}</td>
          <td>{format.euro(total.ttc)}</td>
        </tr>
      </tbody>
    </table>
  )
}
