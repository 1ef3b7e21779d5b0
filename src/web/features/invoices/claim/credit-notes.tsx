import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { noonOf } from '#web/entities/carte/days.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** The credit notes that name an invoice; what they leave open of it is marked. */
export function CreditNotes({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoiceClaim')
  const format = useFormat()
  const { creditNotes, demanded, received } = invoice
  if (creditNotes.length === 0) return null
  return (
    <>
      <ul aria-label={t('creditNotes')}>
        {creditNotes.map(({ id, number, issuedOn, totalHt, currency, state }) => (
          <li key={id}>
            <TextLink to={paths.invoice(id)}>
              {t('creditNote', {
                number,
                date: format.dateLong(noonOf(issuedOn)),
                sum: totalHt === null ? t('noTotal') : format.money(Math.abs(totalHt), currency),
                state,
              })}
            </TextLink>
          </li>
        ))}
      </ul>
      {received > 0 && (
        <Text c="var(--saffron-text)" mb="xs">
          {received < demanded
            ? t('partial', { given: format.euro(received), sum: format.euro(demanded) })
            : t('otherLines')}
        </Text>
      )}
    </>
  )
}
