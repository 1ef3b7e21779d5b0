import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { MemberTx } from '#database/as-member.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { bareEan } from '#domain/invoices/ean.ts'
import { bareCodeOf, codeIdentity } from '#domain/price-lists/code-identity.ts'
import { CATALOGUE_FACTS } from '../suppliers/catalogue-row.ts'

export type Candidate = CatalogueFacts & { id: string; ean: string | null }

/** Articles of the supplier with one of these codes, written in any way, one of these GTINs, or one of these names. */
const CANDIDATES = `
  SELECT c.id, c.ean, ${CATALOGUE_FACTS} FROM supplier_products c
  WHERE c.user_id = $1 AND c.supplier_id = $2 AND (
    regexp_replace(upper(regexp_replace(c.code, '\\s', '', 'g')), '^0+(?=\\d)', '') = ANY ($3::text[])
    OR ltrim(c.ean, '0') = ANY ($4::text[])
    OR split_part(c.search_text, chr(10), 1) = ANY ($5::text[]))
  ORDER BY c.search_text, c.id`

type Named = { code: string | null; name: string; ean: string | null }

/** The articles that lines may be, by code, GTIN and name. */
export async function readCandidates(
  { client, houseId }: MemberTx,
  supplierId: string,
  lines: readonly Named[],
): Promise<Candidate[]> {
  const codes = lines.filter(({ code }) => code !== null).map(bareCodeOf)
  const eans = lines.map(({ ean }) => bareEan(ean)).filter((ean) => ean !== null)
  const names = lines.map(({ name }) => foldForSearch(name))
  const { rows } = await client.query<Candidate>(CANDIDATES, [houseId, supplierId, codes, eans, names])
  return rows
}

/**
 * The articles that a line is by its numbers: by its code, where that is of one article alone, and by its GTIN, where that is of one
 * article and of one name on the invoice. Two, where the numbers contradict each other.
 */
export function matcherByNumbers(lines: readonly Named[], candidates: readonly Candidate[]) {
  const isIdentity = codeIdentity(lines, candidates)
  const byCode = Map.groupBy(candidates.filter(isIdentity), bareCodeOf)
  const byEan = Map.groupBy(candidates, ({ ean }) => bareEan(ean))
  const namesOf = Map.groupBy(lines, ({ ean }) => bareEan(ean))
  const hasOneName = (ean: string) =>
    new Set(namesOf.get(ean)?.map(({ name }) => foldForSearch(name))).size === 1
  return (line: Named): Candidate[] => {
    const coded = isIdentity(line) ? (byCode.get(bareCodeOf(line)) ?? []) : []
    const ean = bareEan(line.ean)
    const numbered = ean !== null && hasOneName(ean) ? (byEan.get(ean) ?? []) : []
    const found = [coded, numbered].flatMap((some) => (some.length === 1 ? some : []))
    return [...new Set(found)]
  }
}
