import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice } from '#contract/invoice-shapes.ts'
import { noonOf } from '#web/entities/carte/days.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Half a cent. */
const NOTHING = 0.005

export interface CreditNotesProps {
  notes: Invoice['creditNotes']
  /** What was granted by them, EUR without VAT. */
  granted: number
}

/** The credit notes that name the invoice; those that give back less than was claimed are marked. */
export function CreditNotes({ notes, granted }: CreditNotesProps) {
  const t = useTranslations('invoiceClaim')
  const format = useFormat()
  if (notes.length === 0) return null
  const given = notes.reduce((sum, { totalHt }) => sum + Math.abs(totalHt ?? 0), 0)
  return (
    <>
      <ul aria-label={t('creditNotes')}>
        {notes.map(({ id, number, issuedOn, totalHt }) => (
          <li key={id}>
            <TextLink to={paths.invoice(id)}>
              {t('creditNote', {
                number,
                date: format.dateLong(noonOf(issuedOn)),
                sum: totalHt === null ? t('noTotal') : format.euro(Math.abs(totalHt)),
              })}
            </TextLink>
          </li>
        ))}
      </ul>
      {given < granted - NOTHING && (
        <Text c="var(--saffron-text)">
          {t('givenLess', { given: format.euro(given), sum: format.euro(granted) })}
        </Text>
      )}
    </>
  )
}
