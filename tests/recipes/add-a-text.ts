import type { Recipe } from './recipe.ts'

export const addAText: Recipe = {
  heading: 'Add a text',
  edits: [
    {
      file: 'src/web/messages/fr/purchases.ts',
      parts: [["  print: 'Imprimer',\n", "  print: 'Imprimer',\n  share: 'Partager la liste',\n"]],
    },
    {
      file: 'src/web/messages/en/purchases.ts',
      parts: [["  print: 'Print',\n", "  print: 'Print',\n  share: 'Share the list',\n"]],
    },
  ],
  tests: [{ project: 'pure', files: ['src/web/messages'] }],
}
