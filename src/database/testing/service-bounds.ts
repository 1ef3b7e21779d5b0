import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { EARLIEST_DAY, LATEST_DAY, MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import {
  MAX_COVERS,
  MAX_MADE_DAYS,
  MAX_SERVICE_PORTIONS,
  MEALS,
  SERVICE_MARKS,
} from '#domain/services/service.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'
import { between, type Bound, oneOf } from './bound.ts'

const day: Bound = {
  column: 'day',
  allowed: [EARLIEST_DAY, LATEST_DAY],
  refused: ['1999-12-31', '2101-01-01'],
}
const meal: Bound = { column: 'meal', ...oneOf(MEALS) }
const covers = between(0, MAX_COVERS, 1)
const sold: Bound = { column: 'quantity', ...between(0, MAX_SOLD, 1) }

/** Of services that are planned, what was sold by day, and what is made for a day. */
export const serviceBounds: Partial<Record<UserTableName, readonly Bound[]>> = {
  services: [
    day,
    meal,
    { column: 'covers', ...covers },
    { column: 'proposed_covers', ...covers },
    { column: 'served', ...covers },
    { column: 'mark', ...oneOf(SERVICE_MARKS) },
    { column: 'version', allowed: [1, 2], refused: [0] },
  ],
  service_dishes: [
    { column: 'portions', ...between(0, MAX_SERVICE_PORTIONS, 1) },
    { column: 'gamme_recette_id', constraint: 'one', allowed: [], refused: [null] },
  ],
  day_sales: [day, meal, { column: 'category', ...oneOf(SHEET_CATEGORIES) }, sold],
  day_menu_sales: [day, meal, sold],
  kitchen_marks: [
    day,
    {
      column: 'step',
      allowed: ['1-00000000', '200-1a2b3c4d'],
      refused: ['', '0-00000000', '1-0000000', '1-0000000G', '1000-00000000'],
    },
    { column: 'initials', allowed: ['', 'F', 'FBD'], refused: ['fb', 'FBDE', 'F B'] },
  ],
  production_marks: [
    day,
    { column: 'ready_quantity', ...between(MIN_QUANTITY, MAX_QUANTITY, MIN_QUANTITY) },
    { column: 'ready_unit', ...oneOf(LINE_UNITS) },
    { column: 'ready_unit', constraint: 'ready', allowed: [], refused: [null] },
    { column: 'days', ...between(1, MAX_MADE_DAYS, 1) },
    { column: 'sheet_version', allowed: [null, 1, 2], refused: [0] },
    { column: 'done_by', allowed: ['F', 'FBD'], refused: ['fb', 'FBDE', 'F B'] },
    { column: 'done_by', constraint: 'done', allowed: [], refused: [''] },
    {
      column: 'batch_id',
      constraint: 'batch_done',
      beside: "done_at = null, done_by = ''",
      allowed: [null],
      refused: [crypto.randomUUID()],
    },
  ],
}
