import { headRowOfList } from '#domain/price-lists/find-header.ts'
import { isCooklang } from '#domain/recipe-exports/is-cooklang.ts'
import { decodeText } from '#domain/tables/decode-text.ts'
import { importModule } from '#web/lib/browser/import-module.ts'
import { PICTURE_NAME } from '#web/lib/sources/source-picture.ts'
import { FILE_FORMS } from '#web/lib/sources/takes.ts'
import type { Takes } from '#web/lib/sources/takes.ts'
import { mergedRecipes } from './merged-recipes.ts'
import { SMALL_COPY } from './recipe-photos.ts'
import type { RecipeSource } from './recipe-source.ts'

const DATABASE = /(?:^|\/)database\.json$/u

/** An import of sheets takes whatever can be opened, and recipes of other programs. */
export const SHEET_TAKES: Takes<RecipeSource> = {
  forms: new Set(FILE_FORMS),
  // A text table of lines has the heads of a price list: a name, a quantity, a price.
  headRowOf: headRowOfList,
  pages: 'titled-tabs',
  openOwn: async (file, form, around) => {
    if (form === 'text' && !isCooklang(decodeText(file.bytes)?.text ?? '', file.path)) return null
    const { openRecipes } = await importModule(() => import('./open-recipes.ts'))
    return openRecipes(file, form === 'text' ? 'cooklang' : form, around)
  },
  archive: {
    // Of a backup of Mealie its database alone is read: the rest are its pictures and templates.
    skipped: (names) => {
      const isBackup = [...names].some((name) => DATABASE.test(name))
      return (name) => (PICTURE_NAME.test(name) ? SMALL_COPY.test(name) : isBackup && !DATABASE.test(name))
    },
    join: mergedRecipes,
  },
}
