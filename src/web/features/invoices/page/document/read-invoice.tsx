import { Button, Card, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { exactSum } from '#domain/invoices/exact-sum.ts'
import { billedUnit } from '#domain/invoices/unit-codes.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from '../invoice-page.module.css'
import { useLineTexts } from '../lines/use-line-texts.ts'

const isSame = (one: number, other: number | undefined) => other !== undefined && Math.abs(one - other) < 1e-6

/** Lines that are shown at a time: of thousands, all at once would hold the page. */
const STEP = 200

/** An invoice as it was read, as paper has it. */
export function ReadInvoice({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoice')
  const format = useFormat()
  const texts = useLineTexts(invoice.currency)
  const [shown, setShown] = useState(STEP)
  const { sellerName, seller, kind, number, issuedOn, items, totalHt, totalTtc, asideReason } = invoice
  const ids = [
    seller.siret === null
      ? seller.siren !== null && t('document.siren', { value: seller.siren })
      : t('document.siret', { value: seller.siret }),
    seller.vat !== null && t('document.vat', { value: seller.vat }),
  ].filter((id) => id !== false)
  const printedPrice = (line: Invoice['items'][number]) => {
    const { netPrice, baseQuantity, printed, unitCode } = line
    if (netPrice === null) return ''
    const price = texts.prices.price(netPrice)
    const unit = unitCode === null ? null : billedUnit(unitCode)
    if (baseQuantity === null || baseQuantity === 1)
      // A tonne is read as 1,000 kg: its price is not that of a kilogram.
      return unit?.kind === 'measure' && unit.factor !== 1
        ? t('document.per', { price, quantity: texts.billed({ quantity: 1, unitCode }) })
        : price
    return t('document.per', {
      price,
      // The unit of the price is that of the quantity where the price of one billed unit is printed so.
      quantity: isSame(netPrice / baseQuantity, printed?.printed)
        ? texts.billed({ quantity: baseQuantity, unitCode })
        : format.quantity(baseQuantity),
    })
  }
  const sum = exactSum(items.map(({ lineTotal }) => lineTotal ?? 0))
  const beside = totalHt === null || items.length === 0 ? 0 : roundHalfAwayFromZero(totalHt - sum, 2)
  return (
    <Card component="section" className={classes.read} aria-label={t('document.label')} tabIndex={0}>
      <Text fw={600}>{sellerName}</Text>
      <Text fz="sm" c="dimmed">
        {ids.join(' · ')}
      </Text>
      <Text mt="sm" mb="sm">
        {t('title', { kind, number })} {t('issued', { day: format.dateLong(issuedOn) })}
      </Text>
      <table className={classes.lines}>
        <tbody>
          {items.slice(0, shown).map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                <Text fz="xs" c="dimmed">
                  {[line.code, texts.billed(line), printedPrice(line)].filter(Boolean).join(' · ')}
                </Text>
              </td>
              <td>{texts.amount(line.lineTotal)}</td>
            </tr>
          ))}
          {items.length > shown && (
            <tr>
              <td colSpan={2}>
                <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + STEP)}>
                  {t('document.more', { count: items.length - shown })}
                </Button>
              </td>
            </tr>
          )}
          {beside !== 0 && (
            <tr>
              <td>{t('document.lines')}</td>
              <td>{texts.amount(sum)}</td>
            </tr>
          )}
          {beside !== 0 && asideReason !== 'sums-differ' && (
            <tr>
              <td>{t('document.beside')}</td>
              <td>{texts.amount(beside)}</td>
            </tr>
          )}
          {totalHt !== null && (
            <tr className={classes.total}>
              <td>{t('document.total')}</td>
              <td>{texts.amount(totalHt)}</td>
            </tr>
          )}
          {totalTtc !== null && (
            <tr>
              <td>{t('document.totalTtc')}</td>
              <td>{texts.amount(totalTtc)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Card>
  )
}
