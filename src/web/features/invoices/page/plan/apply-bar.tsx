import { Anchor, Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Invoice, InvoicePlan } from '#contract/invoice-shapes.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { useClosingText } from '../../claim/use-closing-text.ts'
import { useApplyKey } from './use-apply-key.ts'
import { useApplyNow } from './use-apply-now.ts'

export interface ApplyBarProps {
  invoice: Invoice
  query: { data: InvoicePlan | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Whether answers are on their way. */
  isStoring: boolean
}

/** What an invoice would change, in a sentence, and 'Appliquer'. */
export function ApplyBar({ invoice, query, isStoring }: ApplyBarProps) {
  const t = useTranslations('invoice')
  const sentence = useFailureSentence()
  const { apply, isApplying } = useApplyNow()
  const { data: plan, error } = query
  const isKnown = invoice.supplier !== null
  const isStale = isStoring || query.isFetching || plan?.version !== invoice.version
  const cannotApply = !isKnown || plan === undefined || isApplying
  const applyNow = () => !cannotApply && !isStale && apply(invoice)
  useApplyKey(applyNow)
  return (
    <OutcomeBar label={t('plan.label')}>
      {error !== null && !query.isFetching && (
        <ErrorBanner text={sentence(t('failure.plan'), error)} onRetry={() => void query.refetch()} />
      )}
      <Group justify="space-between" gap="md" wrap="nowrap">
        <div>
          {!isKnown ? (
            <Text>{t('plan.needsSupplier')}</Text>
          ) : plan === undefined ? (
            <Text>{error === null && t('plan.reading')}</Text>
          ) : (
            <Outcome invoice={invoice} plan={plan} />
          )}
        </div>
        <Button flex="none" disabled={cannotApply} aria-keyshortcuts="Control+Enter" onClick={applyNow}>
          {t(isApplying ? 'plan.applying' : 'plan.apply')}
        </Button>
      </Group>
    </OutcomeBar>
  )
}

function Outcome({ invoice, plan }: { invoice: Invoice; plan: InvoicePlan }) {
  const closing = useClosingText()
  if (invoice.kind !== 'credit') return <PlanText plan={plan} toLookAt={invoice.toLookAt} />
  return (
    <Text component="output" display="block" fw={600}>
      {closing(invoice)}
    </Text>
  )
}

function PlanText({ plan, toLookAt }: { plan: InvoicePlan; toLookAt: number }) {
  const t = useTranslations('invoice.plan')
  const phone = usePhone()
  const { rises, falls, added, impact } = plan
  const isMoved = rises + falls + added > 0
  return (
    <>
      <Text component="output" display="block" fw={600}>
        {isMoved ? t('prices', { rises, falls, added }) : t('none')}
      </Text>
      <Group gap="0 12px" fz="sm">
        <span>{t('plates', { total: impact.total, under: impact.underTarget })}</span>
        {impact.total > 0 && !phone && <Anchor href="#impact-title">{t('see')}</Anchor>}
        {toLookAt > 0 && <span>{t(phone ? 'leftShort' : 'left', { count: toLookAt })}</span>}
      </Group>
    </>
  )
}
