import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { invalidateAfter, type STALE_AFTER } from '#web/entities/invalidate-after.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { isNetworkFailure } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { connection } from '#web/lib/offline/connection.ts'
import { dedupeInFlight } from '#web/lib/query/dedupe-in-flight.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useWaitingWrites } from '#web/lib/waiting/use-waiting-writes.ts'
import { waitingWrites } from '#web/lib/waiting/waiting-writes.ts'
import { useMergedText } from '#web/ui/conflict/use-merged-text.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { deliver, type ReceiptApi } from './deliver.ts'
import { type ReceiptBody, receiptsIn, type WaitingReceipt } from './waiting-receipt.ts'

/** What is typed of a receipt, before it is on the device. */
export type TypedReceipt = Pick<WaitingReceipt, 'id' | 'name' | 'ready' | 'files'> & { body: ReceiptBody }

/** Who receives, and how. */
export interface BackDoor {
  /** The account or the tablet that receipts on this device belong to; undefined where there is none. */
  account: string | undefined
  api: ReceiptApi
  /** What is stale after one was sent. */
  write: keyof typeof STALE_AFTER
  /** The page of a delivery. */
  pathOf: (order: { id: string }) => AppPath
}

/** Receipts are stored on the device first; with a network, each is sent at the tap that ends it, and otherwise by one tap for all. */
export function useReceivingAt({ account, api, write, pathOf }: BackDoor) {
  const t = useTranslations('deliveries')
  const undo = useTranslations('common')('undo')
  const queryClient = useQueryClient()
  const sentence = useFailureSentence()
  const mergedText = useMergedText()
  const state = useWaitingWrites(account)
  const [ending] = useState(dedupeInFlight<TypedReceipt>)

  const send = async (receipts: readonly WaitingReceipt[], isWorthTrying?: () => boolean) => {
    const taken: string[] = []
    const stored = await waitingWrites.send(
      receipts,
      async (receipt, keepLeft) => {
        taken.push(...(await deliver(api, receipt, keepLeft)))
      },
      isWorthTrying,
    )
    if (taken.length > 0) notifySuccess(mergedText([...new Set(taken)]))
    await invalidateAfter(queryClient, write)
    return stored
  }

  /** Stores a receipt on the device, and sends it where it is complete and there is a network. */
  const keep = async (typed: TypedReceipt): Promise<WaitingReceipt | undefined> => {
    if (refusedInDemo() || account === undefined) return undefined
    // The second click of a double click, before the row has changed.
    if (typed.ready && !ending.begin(typed)) return undefined
    try {
      const receipt = await waitingWrites.keep<ReceiptBody>({ ...typed, userId: account })
      if (receipt.ready)
        void send([receipt], () => connection.state.get() === 'online').finally(() => ending.answered(typed))
      return receipt
    } catch (failure) {
      ending.answered(typed)
      notifyFailure(sentence(t('failure.keep'), failure))
      return undefined
    }
  }

  return {
    pathOf,
    /** Undefined until the device was read. */
    state,
    receipts: receiptsIn(state?.writes ?? []),
    keep,
    /** The one tap: all that is complete, the oldest first. */
    sendAll: async () => {
      const receipts = receiptsIn(state?.writes ?? []).filter(({ ready }) => ready)
      const stored = await send(receipts)
      if (stored.length > 0) notifySuccess(t('send.done', { count: stored.length }))
      const failures = [...waitingWrites.state.get().failures.values()]
      const last = failures.at(-1)
      if (stored.length === receipts.length || last === undefined) return
      if (isNetworkFailure(last)) notifyFailure(t('send.away'))
      else notifyFailure(sentence(t('send.failed'), last))
    },
    /** Takes a receipt off the device unsent. */
    drop: async (receipt: WaitingReceipt) => {
      await waitingWrites.forget(receipt)
      notifyUndo(t('dropped', { supplier: receipt.name }), undo, () => void waitingWrites.keep(receipt))
    },
    send,
  }
}
export type Receiving = ReturnType<typeof useReceivingAt>
