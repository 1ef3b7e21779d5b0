import type { Recipe } from './recipe.ts'

const ORIGIN =
  "    heading: 'Origine',\n    blank: null,\n    inCatalogue: false,\n    weighsOn: 'nothing',\n"

/** `origin`, eight hundredths of the width, which the name of the product gives. */
export const addAColumn: Recipe = {
  requiredBy: [],
  heading: 'Add a column to the printed sheet',
  edits: [
    {
      file: 'src/web/features/sheets/document/ingredient-columns.ts',
      parts: [
        [
          "  { key: 'product', width: 32, cell: productCell },\n",
          "  { key: 'product', width: 24, cell: productCell },\n" +
            "  { key: 'origin', width: 8, cell: ({ product }, { t }) => product?.origin || t('common.none') },\n",
        ],
      ],
    },
    {
      file: 'src/contract/facts/product.ts',
      parts: [[`${ORIGIN}    onSheet: 'nowhere',\n`, `${ORIGIN}    onSheet: 'column',\n`]],
    },
  ],
  tests: [
    { project: 'pure', files: ['src/web/features/sheets', 'src/contract'] },
    { project: 'component', files: ['src/web/features/sheets/preview/preview-page.component.test.tsx'] },
  ],
}
