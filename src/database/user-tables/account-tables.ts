import { toSnakeCase } from 'drizzle-orm/casing'
import { SETTINGS_FACTS } from '#contract/facts/settings.ts'
import { accountSettings } from '../schema/account-settings.ts'
import { deletedItems } from '../schema/deleted-items.ts'
import { deletedRows } from '../schema/deleted-rows.ts'
import { idempotencyKeys } from '../schema/idempotency-keys.ts'
import { importedRows } from '../schema/imported-rows.ts'
import { imports } from '../schema/imports.ts'

/** The settings that an archive brings along: language and theme are never an import's. */
const SETTINGS_COLUMNS = Object.entries(SETTINGS_FACTS)
  .filter(([, { preference }]) => !preference)
  .map(([name]) => toSnakeCase(name))

const JOURNAL = 'The journal of imports can be undone only where the import was made.'
const NOTED = 'An import is noted here itself.'

/** The bin, the settings, the journal of imports and the keys of creations. */
export const ACCOUNT_TABLES = {
  deleted_items: {
    table: () => deletedItems,
    partOf: null,
    bin: 'carried',
    archive: {},
    imports: { state: 't.id::text', made: [] },
    spreadsheet: { file: 'corbeille', order: 't.deleted_at, t.id' },
    storage: 'bin',
  },
  deleted_rows: {
    table: () => deletedRows,
    partOf: 'itemId',
    bin: 'carried',
    archive: { pictures: { folder: 'corbeille', words: 'les images de ce qui est dans la corbeille' } },
    imports: 'part',
    spreadsheet: { not: 'What the bin has taken are rows within its rows, which no cell shows.' },
    storage: 'bin',
  },
  account_settings: {
    table: () => accountSettings,
    partOf: null,
    bin: { not: 'An account has its settings for as long as it is there.' },
    archive: { not: 'The manifest of the file shows them as those of the account.' },
    imports: {
      state: `md5(concat_ws(' ', ${SETTINGS_COLUMNS.map((name) => `t.${name}`).join(', ')}))`,
      made: false,
      changed: { only: [...SETTINGS_COLUMNS, 'updated_at'] },
    },
    spreadsheet: { not: 'The manifest of the file shows them.' },
    storage: { not: 'An account has one row.' },
  },
  imports: {
    table: () => imports,
    partOf: null,
    bin: { not: 'Nothing that is deleted is named here; an undone import is in the bin as an act.' },
    archive: { not: JOURNAL },
    imports: { not: NOTED },
    spreadsheet: { not: JOURNAL },
    storage: { not: 'An account has a bounded number of them.' },
  },
  imported_rows: {
    table: () => importedRows,
    partOf: 'importId',
    bin: { not: 'It names rows of any table without a reference, there or not.' },
    archive: { not: JOURNAL },
    imports: { not: NOTED },
    spreadsheet: { not: JOURNAL },
    // What was there before the import; what it has made counts as what is there.
    storage: { where: 'before IS NOT NULL' },
  },
  idempotency_keys: {
    table: () => idempotencyKeys,
    partOf: null,
    bin: { not: 'A key names nothing that is deleted.' },
    archive: { not: 'They repeat for a day what the other tables hold.' },
    imports: { not: 'No import makes a row.' },
    spreadsheet: { not: 'They repeat for a day what the other tables hold.' },
    storage: { not: 'A key is kept for a day.' },
  },
} as const
