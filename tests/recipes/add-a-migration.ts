import type { Recipe } from './recipe.ts'

/** A column that nothing reads yet: whether a publication is hidden from guests. */
export const addAMigration: Recipe = {
  heading: 'Add a migration',
  edits: [
    {
      file: 'src/database/schema/recettes-publiables.ts',
      parts: [
        [
          '    visible: boolean().notNull().default(true),\n',
          '    visible: boolean().notNull().default(true),\n    masked: boolean().notNull().default(false),\n',
        ],
      ],
    },
  ],
  migration: {
    name: 'masked_publications',
    sql: "SELECT open_to_kitchen('recettes_publiables', '{masked}');",
  },
  tests: [{ project: 'database', files: ['src/database'] }],
}
