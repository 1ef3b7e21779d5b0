import { id as readId } from '#web/lib/navigation/search-params.ts'
import { LONGEST_OFFERS } from '../purchases-search.ts'

/** Characters that need no encoding in a URL and occur in no id. */
const BETWEEN = '*'
const WITHIN = '_'

/** Of products, the articles that they are bought as, as the address holds them: '{product}_{article}*{product}_{article}'. */
export function writeOffers(offers: ReadonlyMap<string, string>): string {
  const entries = [...offers].map(([product, article]) => `${product}${WITHIN}${article}`)
  const most = Math.floor((LONGEST_OFFERS + 1) / ((entries[0]?.length ?? 0) + 1))
  return entries.slice(-most).join(BETWEEN)
}

/** Parses the search param; what is no product with an article counts as absent. */
export function readOffers(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(BETWEEN).flatMap((entry) => {
      const [product, article, ...more] = entry.split(WITHIN).map((each) => readId(each))
      return product === undefined || article === undefined || more.length > 0
        ? []
        : [[product, article] as const]
    }),
  )
}
