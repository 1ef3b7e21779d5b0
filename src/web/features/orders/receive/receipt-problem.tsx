import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/order-shapes.ts'
import { isNetworkFailure, statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { comparedParts } from '#web/lib/form/merge-versions.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { draftOf } from './receipt-draft.ts'
import { receiptVersions } from './receipt-versions.ts'
import { useReceiptWords } from './use-receipt-words.ts'
import type { Receiving } from './use-receiving.ts'
import { isOfOrder, type WaitingReceipt } from './waiting-receipt.ts'

/** Why a receipt was not stored, where the network is not the reason: what to do about it is chosen here. */
export function ReceiptProblem({ receipt, receiving }: { receipt: WaitingReceipt; receiving: Receiving }) {
  const t = useTranslations('deliveries')
  const sentence = useFailureSentence()
  const { compared } = useReceiptWords()
  const failure = receiving.state?.failures.get(receipt.key)
  const isSending = receiving.state?.sending.has(receipt.id) === true
  if (failure === undefined || isNetworkFailure(failure) || statusOf(failure) === 401) return null
  const stored = storedVersionOf(failure) as Order | undefined
  if (stored !== undefined && isOfOrder(receipt)) {
    const { order, draft } = receipt.body
    const { clashing, taken, values } = receiptVersions({ opened: order, mine: draft, stored }, compared)
    const keepMine = () =>
      void receiving.keep({ ...receipt, body: { is: 'order', order: stored, draft: values } })
    return (
      <ConflictNotice
        conflict={{
          state: {
            is: 'asked',
            times: stored.version,
            rows: comparedParts(clashing, draft, draftOf(stored)),
            taken: taken.map(({ label }) => label),
          },
          keepMine,
          takeStored: () => void receiving.drop(receipt),
          swap: () => undefined,
        }}
        busy={isSending}
        savesItself
      />
    )
  }
  return (
    <>
      <ErrorBanner text={sentence(t('failure.refused'), failure)} />
      <Group gap="xs" mt="xs">
        <Button variant="default" disabled={isSending} onClick={() => void receiving.drop(receipt)}>
          {t('drop')}
        </Button>
      </Group>
    </>
  )
}
