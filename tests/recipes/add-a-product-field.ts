import { readFileSync } from 'node:fs'
import { type Recipe, sectionOf, stepsOf } from './recipe.ts'
import { writtenEdits } from './written-edits.ts'

/** The edits are those that the document writes out. */
function productField(heading: string, migration: string): Recipe {
  return {
    heading,
    edits: writtenEdits(stepsOf(sectionOf(readFileSync('CONTRIBUTING.md', 'utf8'), heading))),
    requiredBy: [
      { project: 'database', files: ['src/database/bounds.test.ts', 'src/database/kitchen-rights.test.ts'] },
    ],
    migration: {
      name: migration,
      sql: `SELECT open_to_kitchen('user_products', '{${migration}}');`,
    },
    tests: [
      {
        project: 'pure',
        files: ['src/contract', 'src/web/messages', 'src/web/features/products', 'src/domain/catalogue'],
      },
      {
        project: 'database',
        files: [
          'src/database/catalog.test.ts',
          'src/database/bounds.test.ts',
          'src/database/kitchen-rights.test.ts',
          'src/server/products',
          'src/server/account-file',
        ],
      },
    ],
  }
}

export const addAProductField = productField('Add a field to a product', 'brand_note')
export const addAProductNumber = productField('Add a number to a product', 'keeping_days')
