import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { invalidFields } from '../translate-error.ts'

const LOWER = 'COLLATE "und-x-icu"'

/** Of each title, folded as the database compares titles, whether another sheet has it. */
const TAKEN = `
  SELECT sent.place - 1 AS place, lower(sent.title ${LOWER}) AS folded,
    EXISTS (SELECT FROM tech_sheets s WHERE s.user_id = $1 AND s.id IS DISTINCT FROM sent.own
      AND lower(s.title ${LOWER}) = lower(sent.title ${LOWER})) AS taken
  FROM unnest($2::text[], $3::uuid[]) WITH ORDINALITY AS sent (title, own, place) ORDER BY sent.place`

/**
 * Two sheets of an account have no title in common.
 * @param written the places of the sheets that are written
 * @throws VALIDATION with their places
 */
export async function refuseTakenTitles(
  { client, houseId }: MemberTx,
  { sheets }: CommittedInput,
  written: readonly number[],
): Promise<void> {
  const { rows } = await client.query<{ place: number; folded: string; taken: boolean }>(TAKEN, [
    houseId,
    written.map((at) => sheets[at]?.title),
    written.map((at) => {
      const target = sheets[at]?.target
      return target?.kind === 'replace' ? target.id : null
    }),
  ])
  const seen = new Set<string>()
  const broken = rows.flatMap(({ place, folded, taken }) => {
    const isTwice = seen.has(folded)
    seen.add(folded)
    return taken || isTwice
      ? [{ path: `sheets.${written[place] ?? 0}.title`, rule: 'title-taken' as const }]
      : []
  })
  if (broken.length > 0) throw invalidFields(broken)
}
