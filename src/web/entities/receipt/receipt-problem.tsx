import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Delivery } from '#contract/deliveries.ts'
import { isNetworkFailure, statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { comparedParts } from '#web/lib/form/merge-versions.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { ReceivableOrder } from './receivable.ts'
import { draftOf } from './receipt-draft.ts'
import { receiptVersions } from './receipt-versions.ts'
import { useReceiptWords } from './use-receipt-words.ts'
import type { Receiving } from './use-receiving.ts'
import { deliveryVersions, unorderedDraftOf } from './delivery-versions.ts'
import type { ReceiptBody, WaitingReceipt } from './waiting-receipt.ts'

/** Why a receipt was not stored, where the network is not the reason: what to do about it is chosen here. */
export function ReceiptProblem({ receipt, receiving }: { receipt: WaitingReceipt; receiving: Receiving }) {
  const t = useTranslations('deliveries')
  const sentence = useFailureSentence()
  const words = useReceiptWords()
  const failure = receiving.state?.failures.get(receipt.key)
  const isSending = receiving.state?.sending.has(receipt.id) === true
  if (failure === undefined || isNetworkFailure(failure) || statusOf(failure) === 401) return null
  const stored = storedVersionOf(failure)
  if (stored !== undefined) {
    const { times, rows, taken, mine } = compare(receipt, stored, words)
    return (
      <ConflictNotice
        conflict={{
          state: { is: 'asked', times, rows, taken: taken.map(({ label }) => label) },
          keepMine: () => void receiving.keep({ ...receipt, body: mine }),
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
      <ErrorBanner
        text={sentence(
          t(receipt.body.storedAs === undefined ? 'failure.refused' : 'failure.photos'),
          failure,
        )}
      />
      <Group gap="xs" mt="xs">
        <Button variant="default" disabled={isSending} onClick={() => void receiving.drop(receipt)}>
          {t('drop')}
        </Button>
      </Group>
    </>
  )
}

/** What waits beside what another device has stored of the same delivery, and what is sent where the first is kept. */
function compare(
  { body }: Pick<WaitingReceipt, 'body'>,
  current: unknown,
  words: ReturnType<typeof useReceiptWords>,
) {
  if (body.is === 'order') {
    const stored = current as ReceivableOrder
    const versions = { opened: body.order, mine: body.draft, stored }
    const { clashing, taken, values } = receiptVersions(versions, words.compared)
    const rows = comparedParts(clashing, body.draft, draftOf(stored))
    const mine: ReceiptBody = { is: 'order', order: stored, draft: values }
    return { times: stored.version, rows, taken, mine }
  }
  const stored = current as Delivery
  const versions = { opened: body.opened ?? stored, mine: body.draft, stored }
  const { clashing, taken, values } = deliveryVersions(versions, words.comparedUnordered)
  const rows = comparedParts(clashing, body.draft, unorderedDraftOf(stored))
  const mine: ReceiptBody = { is: 'unordered', opened: stored, draft: values }
  return { times: stored.version, rows, taken, mine }
}
