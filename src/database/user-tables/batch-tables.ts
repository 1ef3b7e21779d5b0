import { batches } from '../schema/batches.ts'

/** What was made, opened, thawed or vacuum-packed. */
export const BATCH_TABLES = {
  batches: {
    table: () => batches,
    partOf: null,
    named: 'lot',
    bin: 'carried',
    archive: {},
    imports: { state: 't.version::text', made: [] },
    spreadsheet: {
      file: 'fabrications',
      order: 't.made_at, t.id',
      columns: {
        madeAt: 'Fait le',
        labels: 'Étiquettes',
        costHt: 'Coût HT',
        thrownCostHt: 'Coût jeté HT',
        extensions: 'Prolongations',
      },
    },
    storage: 'items',
  },
} as const
