import type { Import, ImportEffect } from '#contract/imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Reader } from '#database/session-reader.ts'
import { imports } from '#database/schema/imports.ts'
import { selectColumns } from '#database/select-columns.ts'
import { IMPORT_DAYS } from '#domain/imports/import-kind.ts'
import { STILL_KEPT } from '../bin/still-kept.ts'
import { orNotFound } from '../or-not-found.ts'
import { refusal } from '../translate-error.ts'
import { beforeImport, type ChangedThing, readChanged } from './changed-things.queries.ts'
import { listNames } from './import-names.ts'
import { COUNTED_MADE, readGoing, readMade } from './made-things.queries.ts'
import { onlyLearnt } from './things.ts'
import { STILL_UNDOABLE } from './undo-import.queries.ts'

/** Sheets and products that it has changed; of one of which it has learnt something alone nothing is changed. */
const CHANGED_IN_IT = (['tech_sheets', 'user_products'] as const)
  .map((table) => `r.table_name = '${table}' AND NOT (${onlyLearnt(table, 'r.before', 'r.state')})`)
  .join(' OR ')

const LIST = `
  SELECT ${selectColumns(imports, 'i', 'id', 'kind', 'files', 'importedAt', 'undoneAt')},
    i.imported_at + interval '${IMPORT_DAYS} days' AS "undoableUntil", ${COUNTED_MADE} AS made,
    (SELECT count(*) FROM imported_rows r WHERE r.user_id = $1 AND r.import_id = i.id AND r.before IS NOT NULL
       AND (${CHANGED_IN_IT})) AS changed,
    EXISTS (SELECT FROM deleted_items b WHERE b.user_id = $1 AND b.id = i.deleted_item_id AND ${STILL_KEPT.replaceAll('i.', 'b.')}) AS "inBin"
  FROM imports i WHERE i.user_id = $1 AND ${STILL_UNDOABLE}
  ORDER BY i.imported_at DESC, i.id DESC`

/** The imports that can be undone, and those that were, the last one first. */
export async function listImports({ client, houseId }: Reader): Promise<{ items: Import[] }> {
  const { rows } = await client.query<Import>({ name: 'list-imports', text: LIST, values: [houseId] })
  return { items: rows }
}

/** What undoing an import would do now, and the address that it has opened. @throws NOT_FOUND, ALREADY_UNDONE */
export async function importEffect(
  tx: MemberTx,
  id: string,
): Promise<{ effect: Omit<ImportEffect, 'address'>; token: string | null }> {
  const { rows } = await tx.client.query<{ token: string | null; undone: boolean }>(
    `SELECT i.undone_at IS NOT NULL AS undone, i.opened_token AS token
     FROM imports i
     WHERE i.user_id = $1 AND i.id = $2 AND ${STILL_UNDOABLE}`,
    [tx.houseId, id],
  )
  const { undone, token } = orNotFound(rows[0])
  if (undone) throw refusal('ALREADY_UNDONE', 'This act was undone before')
  const changed = await readChanged(tx, id, beforeImport)
  const named = (fits: boolean) =>
    listNames(
      changed.flatMap((thing) =>
        thing.fits === fits && !thing.learnt && thing.name !== null ? [thing.name] : [],
      ),
    )
  const whether = (table: ChangedThing['table']) => {
    const found = changed.find((thing) => thing.table === table)
    if (!found) return null
    return found.fits ? ('back' as const) : ('stays' as const)
  }
  const effect = {
    ...(await readMade(tx, id)),
    ...(await readGoing(tx, id)),
    givenBack: named(true),
    stays: named(false),
    settings: whether('account_settings'),
    carte: whether('cartes'),
  }
  return { effect, token }
}
