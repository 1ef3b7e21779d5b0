import type { MemberTx } from '#database/as-member.ts'
import type { ExportedTable } from './exported-tables.ts'

/** Services that are planned, days whose sales are known, and marks of what is made for a day, each by the key that `serviceKey` gives. */
const KNOWN = `
  SELECT concat_ws(' ', 'service', day, meal, carte_id) AS key FROM services WHERE user_id = $1
  UNION ALL SELECT DISTINCT 'sold ' || day FROM day_sales WHERE user_id = $1
  UNION ALL SELECT DISTINCT 'sold ' || day FROM day_menu_sales WHERE user_id = $1
  UNION ALL SELECT concat_ws(' ', 'made', day, tech_sheet_id) FROM production_marks WHERE user_id = $1`

export async function readKnownServices({ client, houseId }: MemberTx): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(KNOWN, [houseId])
  return new Set(rows.map(({ key }) => key))
}

/**
 * What an account has once of services: one of a day, meal and carte; the sales of a day, which two sources would make too many;
 * and one mark of a sheet and day.
 * @param idOf the id that a row of the archive has here
 * @returns undefined for rows of other tables
 */
export function serviceKey(
  name: ExportedTable,
  facts: Record<string, unknown>,
  idOf: (id: string) => string,
): string | undefined {
  const { day, meal, carteId, techSheetId } = facts
  if (name === 'daySales' || name === 'dayMenuSales') return `sold ${String(day)}`
  if (name === 'productionMarks') return `made ${String(day)} ${idOf(String(techSheetId))}`
  if (name !== 'services') return undefined
  return ['service', day, ...(meal === null ? [] : [meal]), idOf(String(carteId))].join(' ')
}
