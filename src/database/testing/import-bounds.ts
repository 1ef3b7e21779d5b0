import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { HASH_LENGTH, MAX_CELL_LENGTH, TAB_NAME_MAX_LENGTH } from '#domain/sheet-imports/limits.ts'
import { type Bound, long, name, oneOf, upTo } from './bound.ts'
import type { UserTableName } from '../user-tables/user-tables.ts'

const hash = { allowed: [long(HASH_LENGTH)], refused: [long(HASH_LENGTH - 1), long(HASH_LENGTH + 1)] }

/** Of what imported sheets leave beside the sheets and the products. */
export const importBounds: Partial<Record<UserTableName, readonly Bound[]>> = {
  product_names: [
    { column: 'name', ...name(PRODUCT_MAX_LENGTH.name) },
    { column: 'unit', ...oneOf(UNITS) },
  ],
  sheet_origins: [
    { column: 'file_name', ...name(FILE_NAME_MAX_LENGTH) },
    { column: 'tab', ...upTo(TAB_NAME_MAX_LENGTH) },
    { column: 'cell', ...upTo(MAX_CELL_LENGTH) },
    { column: 'title', ...name(SHEET_MAX_LENGTH.title) },
    { column: 'read', ...hash },
    { column: 'written', ...hash },
  ],
}
