import type { MemberTx } from '#database/as-member.ts'
import { BIN_TABLES, goingWith } from './bin-tables.ts'

/** Empties the columns that name rows of a table which go, and rows that are deleted with them, by a condition on their ids. */
function emptying(table: string, ids: string): string[] {
  const going = goingWith([table])
  /** Conditions on the ids of those that go of one of the tables. */
  const idsOf = (name: string): string[] =>
    name === table
      ? [ids]
      : (going.find((each) => each.name === name)?.references ?? [])
          .filter(({ cascades, to }) => cascades && going.some((each) => each.name === to))
          .flatMap(({ column, to }) =>
            idsOf(to).map((those) => `IN (SELECT id FROM ${name} WHERE user_id = $1 AND ${column} ${those})`),
          )
  return BIN_TABLES.flatMap(({ name, references }) =>
    references
      .filter(({ cascades, to }) => !cascades && going.some((each) => each.name === to))
      .flatMap(({ column, to }) =>
        idsOf(to).map(
          (those) => `UPDATE ${name} SET ${column} = NULL WHERE user_id = $1 AND ${column} ${those}`,
        ),
      ),
  )
}

/**
 * Before rows are deleted: the columns of other rows that name them become empty, as `ON DELETE SET NULL` makes them. An
 * engine that distributes does not have that for a reference in which the user's id takes part; it refuses a deletion
 * that would leave a row naming nothing.
 * @param ids those that go, as a condition whose first parameter is the user and the others are `values`
 */
export async function leaveEmpty(
  { client, houseId }: MemberTx,
  table: string,
  values: readonly unknown[],
  ids = '= ANY ($2::uuid[])',
): Promise<void> {
  await Promise.all(emptying(table, ids).map((statement) => client.query(statement, [houseId, ...values])))
}
