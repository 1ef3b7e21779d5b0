import type { Delivery } from '#contract/deliveries.ts'
import type { OrderReceipt } from '#contract/receipt-shapes.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { type ServerClock, serverClock } from '#web/lib/offline/server-clock.ts'
import type { client } from '#web/lib/query/api.ts'
import type { WaitingWrite } from '#web/lib/waiting/waiting-write.ts'
import type { ReceivableOrder } from './receivable.ts'
import { draftOf, type ReceiptDraft, receiptOf } from './receipt-draft.ts'
import { receiptVersions } from './receipt-versions.ts'
import { deliveryVersions, unorderedDraftOf } from './delivery-versions.ts'
import type { ReceiptBody, UnorderedDraft, WaitingReceipt } from './waiting-receipt.ts'

/** The routes that a receipt is sent to. */
export interface ReceiptApi {
  orders: {
    receive: (
      receipt: OrderReceipt,
      options: { context: { idempotencyKey: string } },
    ) => Promise<ReceivableOrder>
  }
  deliveries: {
    create: typeof client.deliveries.create
    change: typeof client.deliveries.change
    photos: Pick<typeof client.deliveries.photos, 'put'>
  }
}

type Clock = Pick<ServerClock, 'timeOf'>

/** A delivery that the server has, what is known of it from then on, and the names of what another device has stored of it. */
interface Stored {
  id: string
  body: ReceiptBody
  taken: string[]
}

/** Another device that writes at the same time can come first so often. */
const ATTEMPTS = 3

/**
 * Sends a receipt that waits, then its photos one by one. What another device has stored of other lines meanwhile is kept.
 * @returns the names of lines that were taken from another device
 * @throws what the server refuses; VERSION_CONFLICT where two devices differ over a line
 */
export async function deliver(
  api: ReceiptApi,
  write: WaitingWrite,
  keep: (left: WaitingWrite) => Promise<boolean>,
  clock: Clock = serverClock,
): Promise<string[]> {
  let left = write as WaitingReceipt
  const keepLeft = async (next: WaitingReceipt) => {
    left = next
    await keep(next)
    return next
  }
  let taken: string[] = []
  if (left.body.storedAs === undefined) {
    const stored = await storeInTime(api, left, keepLeft, clock)
    taken = stored.taken
    if (left.files.length > 0) await keepLeft({ ...left, body: { ...stored.body, storedAs: stored.id } })
  }
  for (const { id, blob } of write.files) {
    const params = { id: left.body.storedAs ?? '', pictureId: id }
    await api.deliveries.photos.put({ params, body: asFile(blob) })
    await keepLeft({ ...left, files: left.files.filter((file) => file.id !== id) })
  }
  return taken
}

/**
 * Stores a receipt with the time at which it was ticked by the clock of the server, which stays the same under its key. Where
 * the refusal shows that the clock of this device is ahead, it is stored with the right time.
 */
async function storeInTime(
  api: ReceiptApi,
  receipt: WaitingReceipt,
  keep: (receipt: WaitingReceipt) => Promise<WaitingReceipt>,
  clock: Clock,
): Promise<Stored> {
  const timed = () => keep({ ...receipt, body: { ...receipt.body, receivedAt: clock.timeOf(receipt.at) } })
  try {
    return await store(api, receipt.body.receivedAt === undefined ? await timed() : receipt)
  } catch (failure) {
    if (!fieldIssuesOf(failure).some(({ rule }) => rule === 'received-to-come')) throw failure
    return store(api, await timed())
  }
}

async function store(api: ReceiptApi, { body, key, at }: WaitingReceipt): Promise<Stored> {
  const attempt = { at: body.receivedAt ?? at, context: { idempotencyKey: key }, attempts: ATTEMPTS }
  if (body.is === 'order') return storeOrder(api, body, attempt)
  if (body.opened !== undefined)
    return changeDelivery(api, { draft: body.draft, opened: body.opened }, ATTEMPTS)
  const facts = { ...unorderedOf(body.draft), receivedAt: new Date(attempt.at).toISOString() }
  return storedUnordered(await api.deliveries.create(facts, attempt))
}

function storedUnordered(opened: Delivery): Stored {
  return { id: opened.id, body: { is: 'unordered', draft: unorderedDraftOf(opened), opened }, taken: [] }
}

async function changeDelivery(
  api: ReceiptApi,
  { draft, opened }: { draft: UnorderedDraft; opened: Delivery },
  attempts: number,
): Promise<Stored> {
  const { id, version } = opened
  try {
    return storedUnordered(await api.deliveries.change({ id, version, ...unorderedOf(draft) }))
  } catch (failure) {
    const current = storedVersionOf(failure) as Delivery | undefined
    if (current === undefined || attempts <= 1) throw failure
    const { clashing, taken, values } = deliveryVersions({ opened, mine: draft, stored: current })
    if (clashing.length > 0) throw failure
    const stored = await changeDelivery(api, { draft: values, opened: current }, attempts - 1)
    return { ...stored, taken: [...taken.map(({ label }) => label), ...stored.taken].filter(Boolean) }
  }
}

interface Attempt {
  at: number
  context: { idempotencyKey: string }
  attempts: number
}

async function storeOrder(
  api: ReceiptApi,
  { order, draft }: Pick<Extract<ReceiptBody, { is: 'order' }>, 'order' | 'draft'>,
  attempt: Attempt,
): Promise<Stored> {
  const { at, context, attempts } = attempt
  try {
    return storedReceipt(await api.orders.receive(receiptOf(order, draft, at), { context }))
  } catch (failure) {
    const current = storedVersionOf(failure) as ReceivableOrder | undefined
    if (current === undefined || attempts <= 1) throw failure
    // An answer was lost, or another device has stored the same content.
    if (current.receipt && isSame(draftOf(current), draft)) return storedReceipt(current)
    const { clashing, taken, values } = receiptVersions({ opened: order, mine: draft, stored: current })
    if (clashing.length > 0) throw failure
    const next = { ...attempt, attempts: attempts - 1 }
    const stored = await storeOrder(api, { order: current, draft: values }, next)
    return { ...stored, taken: [...taken.map(({ label }) => label), ...stored.taken].filter(Boolean) }
  }
}

/** What is ticked from then on is a correction of what is stored. */
function storedReceipt(order: ReceivableOrder): Stored {
  return { id: order.receipt?.id ?? '', body: { is: 'order', order, draft: draftOf(order) }, taken: [] }
}

/** Whether two drafts have the same content; the order in which lines were ticked is none. */
function isSame(one: ReceiptDraft, other: ReceiptDraft): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf({ ticks, temperature, note }: ReceiptDraft): string {
  return JSON.stringify([temperature, note, sorted(ticks).map(([id, tick]) => [id, sorted(tick)])])
}

const sorted = <Value>(of: Readonly<Record<string, Value>>) =>
  Object.entries(of).toSorted(([first], [second]) => first.localeCompare(second))

/** What a database gives back of a file may have lost its name. */
function asFile(blob: Blob): File {
  return blob instanceof File ? blob : new File([blob], 'photo', { type: blob.type })
}

function unorderedOf({ supplierId, supplierName, temperature, note }: UnorderedDraft) {
  return {
    ...(supplierId === null ? { supplierName } : { supplierId }),
    temperature,
    note: note.trim(),
  }
}
