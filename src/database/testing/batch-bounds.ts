import {
  BATCH_KINDS,
  BATCH_MAX_LENGTH,
  BATCH_STATES,
  MAX_EXTENSIONS_BYTES,
  MAX_LABELS,
} from '#domain/batches/batch.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'
import { between, type Bound, count, json, long, name, oneOf, upTo } from './bound.ts'
import { tracesApart } from './product-bounds.ts'

const CLOSED = 'closed_at = now()'

/** Of what was made, opened, thawed or vacuum-packed. */
export const batchBounds: Partial<Record<UserTableName, readonly Bound[]>> = {
  batches: [
    {
      column: 'user_product_id',
      constraint: 'one_source',
      allowed: [null],
      refused: [crypto.randomUUID()],
    },
    { column: 'kind', ...oneOf(BATCH_KINDS) },
    { column: 'name', ...name(BATCH_MAX_LENGTH.name) },
    {
      column: 'made_at',
      allowed: ['2000-01-01T00:00:00Z'],
      refused: ['1999-12-31T23:59:59Z'],
    },
    {
      column: 'use_by',
      allowed: ['2026-10-01T08:00:00.001Z', '2100-12-31T00:00:00Z'],
      refused: ['2026-10-01T08:00:00Z', '2100-12-31T00:00:01Z'],
    },
    { column: 'quantity', beside: "unit = 'kg'", ...between(MIN_QUANTITY, MAX_QUANTITY, MIN_QUANTITY) },
    { column: 'unit', beside: 'quantity = 1', ...oneOf(LINE_UNITS) },
    { column: 'unit', constraint: 'quantity_whole', allowed: [null], refused: ['kg'] },
    {
      column: 'lot',
      allowed: ['260929-F-1', '260929-FBD-999999'],
      refused: ['', '260929-fb-1', '20260929-FB-1', '260929-FB', '260929-FBDE-1', '260929-FB-1 '],
    },
    { column: 'allergens', allowed: [[], [...ALLERGENS]], refused: [['Ail'], [null]] },
    { column: 'traces', allowed: [[], [...ALLERGENS]], refused: [['Ail'], [null]] },
    tracesApart,
    { column: 'undeclared_lines', ...count },
    { column: 'storage', ...upTo(SHEET_MAX_LENGTH.storage) },
    { column: 'labels', ...between(0, MAX_LABELS, 1) },
    { column: 'state', beside: CLOSED, allowed: ['used', 'thrown'], refused: ['Autre', ''] },
    {
      column: 'state',
      constraint: 'closed',
      allowed: ['kept'],
      refused: BATCH_STATES.filter((state) => state !== 'kept'),
    },
    { column: 'reason', ...upTo(BATCH_MAX_LENGTH.reason) },
    { column: 'cost_ht', ...count },
    { column: 'thrown_cost_ht', beside: `state = 'thrown', ${CLOSED}`, ...count },
    { column: 'thrown_cost_ht', constraint: 'thrown', allowed: [null], refused: [1] },
    {
      column: 'extensions',
      allowed: ['[]'],
      refused: [json([long(MAX_EXTENSIONS_BYTES / 2)])],
    },
    { column: 'version', allowed: [1, 2], refused: [0] },
  ],
}
