import { addAColumn } from './add-a-column.ts'
import { addAMigration } from './add-a-migration.ts'
import { addAPage } from './add-a-page.ts'
import { addAProductField, addAProductNumber } from './add-a-product-field.ts'
import { addAStoredTable } from './add-a-stored-table.ts'
import { addAText } from './add-a-text.ts'
import { addATheme } from './add-a-theme.ts'
import type { Recipe } from './recipe.ts'

export const RECIPES: readonly Recipe[] = [
  addAText,
  addAColumn,
  addATheme,
  addAMigration,
  addAStoredTable,
  addAProductField,
  addAProductNumber,
  addAPage,
]
