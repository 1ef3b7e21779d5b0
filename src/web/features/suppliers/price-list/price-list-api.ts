import type { ComparedProduct, PriceListMapping } from '#contract/price-lists.ts'
import { client } from '#web/lib/query/api.ts'

/** How the supplier's last file was read. Never an old answer: another window may have imported since. */
export async function readMapping(id: string): Promise<PriceListMapping | null> {
  const { mapping } = await client.priceLists.compared({ id, limit: 1 })
  return mapping
}

export async function readVersion(id: string): Promise<number> {
  const { version } = await client.priceLists.compared({ id, limit: 1 })
  return version
}

interface CatalogueInHand {
  version: number
  rows: ComparedProduct[]
}

/** The whole catalogue, page after page; from the start again when it changes in between. */
export async function readCatalogue(id: string, signal: AbortSignal): Promise<CatalogueInHand> {
  const rows: ComparedProduct[] = []
  let after: string | undefined
  let version: number | undefined
  for (;;) {
    const page = await client.priceLists.compared({ id, after }, { signal })
    if (version !== undefined && page.version !== version) return readCatalogue(id, signal)
    version = page.version
    rows.push(...page.items)
    if (page.nextAfter === null) return { version, rows }
    after = page.nextAfter
  }
}
