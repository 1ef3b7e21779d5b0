import type { Recipe } from './recipe.ts'

const SCHEMA = `import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { id, instant, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** What was tasted of a sheet at a time. */
export const tastings = userTable(
  'tastings',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid().notNull(),
    portions: integer().notNull().default(1),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('tastings_tech_sheet', table, table.techSheetId, techSheets),
    index('tastings_by_sheet').on(table.userId, table.techSheetId),
    check('tastings_portions', sql\`\${table.portions} >= 1\`),
  ],
)
`

export const addAStoredTable: Recipe = {
  heading: 'Add a stored table',
  names: { '<noun>': 'tastings' },
  edits: [
    {
      file: 'src/database/user-tables/sheet-tables.ts',
      parts: [
        [
          'import { productReplacements }',
          "import { tastings } from '../schema/tastings.ts'\nimport { productReplacements }",
        ],
        [
          '  recettes_publiables: {\n',
          `  tastings: {
    table: () => tastings,
    partOf: 'techSheetId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'degustations' },
    storage: 'items',
  },
  recettes_publiables: {
`,
        ],
      ],
    },
    { file: 'src/database/schema/tastings.ts', text: SCHEMA },
    {
      file: 'docs/glossary.md',
      parts: [
        [
          '| Ventes  ',
          '| Portions | tastings, what was tasted of a sheet at a time | `tastings` | `/recipes` | `src/database/schema/tastings.ts` |\n| Ventes  ',
        ],
      ],
    },
    {
      file: 'src/database/testing/bounds.ts',
      parts: [
        [
          '  recettes_publiables: [\n',
          "  tastings: [{ column: 'portions', allowed: [1, 12], refused: [0, -1] }],\n  recettes_publiables: [\n",
        ],
      ],
    },
  ],
  requiredBy: [
    { project: 'pure', files: ['scripts/glossary.test.ts'] },
    { project: 'database', files: ['src/database/catalog.test.ts', 'src/database/bounds.test.ts'] },
  ],
  migration: { name: 'tastings', sql: "SELECT protect('tastings');" },
  tests: [
    { project: 'pure', files: ['scripts/glossary.test.ts'] },
    {
      project: 'database',
      files: [
        'src/database',
        'src/server/bin',
        'src/server/account-file',
        'src/server/imports',
        'src/server/account/storage.test.ts',
      ],
    },
  ],
}
