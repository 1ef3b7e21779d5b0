import { readFileSync } from 'node:fs'
import type { Recipe } from './recipe.ts'

const CLASSIQUE = 'src/domain/cartes/themes/classique.ts'

/** `librairie`, which is `classique` under another name. */
export const addATheme: Recipe = {
  heading: 'Add a theme of the carte',
  names: { '<key>': 'librairie' },
  edits: [
    {
      file: 'src/domain/cartes/carte-look.ts',
      parts: [
        ["'ardoise', 'cave'] as const", "'ardoise', 'cave', 'librairie'] as const"],
        ["  cave: 'Cave',\n", "  cave: 'Cave',\n  librairie: 'Librairie',\n"],
      ],
    },
    {
      file: 'src/domain/cartes/themes/librairie.ts',
      text: readFileSync(CLASSIQUE, 'utf8').replace('export const classique', 'export const librairie'),
    },
    {
      file: 'src/domain/cartes/themes/themes.ts',
      parts: [
        [
          "import { classique } from './classique.ts'\n",
          "import { classique } from './classique.ts'\nimport { librairie } from './librairie.ts'\n",
        ],
        ['  cave,\n}', '  cave,\n  librairie,\n}'],
      ],
    },
  ],
  migration: { name: 'theme_librairie' },
  tests: [
    { project: 'pure', files: ['src/domain/cartes', 'src/web/features/cartes'] },
    { project: 'database', files: ['src/database/catalog.test.ts', 'src/database/bounds.test.ts'] },
  ],
}
