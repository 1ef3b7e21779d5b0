import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Taken } from './take-in.ts'

/** What became of a file, and what to do about it. */
export function TakenLine({ taken }: { taken: Taken }) {
  const t = useTranslations('invoices')
  const failureText = useFailureText()
  switch (taken.is) {
    case 'added':
      return t('intake.aside', {
        reason: t(`asideReasons.${taken.invoice.asideReason ?? 'chosen'}`, { kind: taken.invoice.kind }),
      })
    case 'known':
      return t.rich('intake.known', {
        number: taken.number,
        link: (words) => <TextLink to={paths.invoice(taken.id)}>{words}</TextLink>,
      })
    case 'refused':
      return t('intake.refused', { reason: t(`refusals.${taken.reason}`) })
    case 'unsent': {
      const why = failureText(taken.failure, t('intake.unexpected'))
      return t(taken.added === null ? 'intake.unsent' : 'intake.fileUnsent', { why })
    }
  }
}
