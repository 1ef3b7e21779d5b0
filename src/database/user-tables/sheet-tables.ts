import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import { productReplacements } from '../schema/product-replacements.ts'
import { recettesPubliables } from '../schema/recettes-publiables.ts'
import { sheetOrigins } from '../schema/sheet-origins.ts'
import { techSheetIngredients } from '../schema/tech-sheet-ingredients.ts'
import { techSheetPhotos } from '../schema/tech-sheet-photos.ts'
import { techSheets } from '../schema/tech-sheets.ts'
import { gathered } from './gathered.ts'

const LINES = gathered(
  `concat_ws(' ', l.id, l.user_product_id, l.sub_sheet_id)`,
  'tech_sheet_ingredients l WHERE l.user_id = t.user_id AND l.tech_sheet_id = t.id',
  'l.id',
)
const PHOTO =
  '(SELECT p.id::text FROM tech_sheet_photos p WHERE p.user_id = t.user_id AND p.tech_sheet_id = t.id)'

/** Technical sheets, and what belongs to one. */
export const SHEET_TABLES = {
  tech_sheets: {
    table: () => techSheets,
    partOf: null,
    named: 'title',
    bin: { thing: 'sheet' },
    archive: {},
    imports: {
      state: `t.version || '.' || ${LINES} || '.' || coalesce(${PHOTO}, '')`,
      made: [],
      // What follows from the lines is computed again.
      changed: { without: ['cout_matiere', 'uncosted_lines', 'allergens', 'traces', 'undeclared_lines'] },
    },
    spreadsheet: { file: 'fiches-techniques', order: 't.search_text, t.id' },
    storage: 'items',
  },
  tech_sheet_ingredients: {
    table: () => techSheetIngredients,
    partOf: 'techSheetId',
    bin: 'carried',
    archive: { most: MAX_LINES },
    imports: { givenBack: 'content' },
    spreadsheet: {
      file: 'lignes-des-fiches',
      order: 'of_tech_sheet_id.search_text, t.tech_sheet_id, t.position, t.id',
    },
    storage: 'items',
  },
  sheet_origins: {
    table: () => sheetOrigins,
    partOf: 'techSheetId',
    bin: 'carried',
    archive: {},
    imports: { givenBack: 'learnt' },
    spreadsheet: { file: 'fiches-importees' },
    storage: 'items',
  },
  product_replacements: {
    table: () => productReplacements,
    partOf: 'lineId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'remplacements' },
    storage: 'items',
  },
  tech_sheet_photos: {
    table: () => techSheetPhotos,
    partOf: 'techSheetId',
    bin: 'carried',
    archive: {
      pictures: {
        folder: 'photos',
        words: 'les photos des fiches ; tableaux/photos.csv dit de laquelle est chacune',
      },
    },
    // Of a sheet that was there before: the photo of a new one is a part of that sheet.
    imports: { state: 't.id::text', made: ['techSheetId'] },
    spreadsheet: { file: 'photos' },
    storage: { not: 'A sheet has one at most, whose bytes are counted.' },
  },
  recettes_publiables: {
    table: () => recettesPubliables,
    partOf: 'ficheId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'publications' },
    storage: { not: 'A sheet has one at most.' },
  },
} as const
