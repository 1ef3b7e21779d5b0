import type { KitchenSheet, KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { address } from '#web/lib/navigation/address.ts'
import { isOfflineCache } from '#web/lib/offline/offline-cache.ts'
import { photoAddress } from '../photo-address.ts'

/** Fewer than what the service worker keeps, so that what was read ahead does not take the place of what was opened. */
const MOST_SHEETS = 300
const MOST_PHOTOS = 100
/** A kitchen has one network for tablets and till. */
const AT_ONCE = 3
/** A product of a sheet may have changed without a new version of the sheet. */
const OLDEST_MS = 12 * 3_600_000

interface Reader {
  /** Asks the server for a sheet, which the service worker then keeps. */
  readSheet: (id: string) => Promise<unknown>
  /** The same for a photo, by its address. */
  readPhoto: (at: string) => Promise<unknown>
  /** What is kept of an address, and when it was read, in milliseconds since 1970; undefined where nothing is. */
  kept: (at: string) => Promise<{ readAt: number; json: () => Promise<unknown> } | undefined>
  signal: AbortSignal
}

/** Reads the sheets of the cartes that are not kept as they are now, and their photos, a few at a time. */
export async function readAhead(sheets: readonly KitchenSheetSummary[], reader: Reader): Promise<void> {
  const ofCarte = sheets.filter(({ isOnCarte }) => isOnCarte)
  const versions = new Map(sheets.map(({ id, version }) => [id, version]))
  await each(ofCarte.slice(0, MOST_SHEETS), reader.signal, async ({ id }) => {
    if (!(await isKept(id, versions, reader))) await reader.readSheet(id)
  })
  const photos = ofCarte.flatMap(({ id, photo }) => (photo ? [photoAddress(id, photo)] : []))
  await each(photos.slice(0, MOST_PHOTOS), reader.signal, async (at) => {
    if (!(await reader.kept(at))) await reader.readPhoto(at)
  })
}

/** Whether a sheet is kept with the versions that it and every preparation below it have now. */
async function isKept(id: string, versions: ReadonlyMap<string, number>, { kept }: Reader): Promise<boolean> {
  const found = await kept(address(`/api/kitchen/sheets/${id}`))
  if (!found || Date.now() - found.readAt > OLDEST_MS) return false
  const { items } = (await found.json()) as { items: KitchenSheet[] }
  return items.every((sheet) => (versions.get(sheet.id) ?? sheet.version) === sheet.version)
}

async function each<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift())
      await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** What the service worker keeps of an address for the account of this browser. */
export async function keptAnswer(at: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const kept = isOfflineCache(name) && (await (await caches.open(name)).match(at, { ignoreVary: true }))
    if (kept) return kept
  }
  return undefined
}
