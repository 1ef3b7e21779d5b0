import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { MemberTx } from '#database/as-member.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { bareCodeOf, codeIdentity } from '#domain/price-lists/code-identity.ts'
import { CATALOGUE_FACTS } from '../suppliers/catalogue-row.ts'

export type Candidate = CatalogueFacts & { id: string }

/** Articles of the supplier with one of these codes, written in any way, or one of these names. */
const CANDIDATES = `
  SELECT c.id, ${CATALOGUE_FACTS} FROM supplier_products c
  WHERE c.user_id = $1 AND c.supplier_id = $2 AND (
    regexp_replace(upper(regexp_replace(c.code, '\\s', '', 'g')), '^0+(?=\\d)', '') = ANY ($3::text[])
    OR split_part(c.search_text, chr(10), 1) = ANY ($4::text[]))
  ORDER BY c.search_text, c.id`

type Named = { code: string | null; name: string }

/** The articles that lines may be, by code and by name. */
export async function readCandidates(
  { client, houseId }: MemberTx,
  supplierId: string,
  lines: readonly Named[],
): Promise<Candidate[]> {
  const codes = lines.filter(({ code }) => code !== null).map(bareCodeOf)
  const names = lines.map(({ name }) => foldForSearch(name))
  const { rows } = await client.query<Candidate>(CANDIDATES, [houseId, supplierId, codes, names])
  return rows
}

/** The article whose code a line has, where the code is of that one alone. */
export function matcherByCode(lines: readonly Named[], candidates: readonly Candidate[]) {
  const isIdentity = codeIdentity(lines, candidates)
  const byCode = Map.groupBy(candidates.filter(isIdentity), bareCodeOf)
  return (line: Named): Candidate | undefined => {
    const found = isIdentity(line) ? byCode.get(bareCodeOf(line)) : undefined
    return found?.length === 1 ? found[0] : undefined
  }
}
