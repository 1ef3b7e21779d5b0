import { kitchenMarks } from '../schema/kitchen-marks.ts'

const FOR_A_DAY = { not: 'Ticks say what was done on one day, and are kept for a week.' } as const

/** What is ticked in the kitchen. */
export const KITCHEN_TABLES = {
  kitchen_marks: {
    table: () => kitchenMarks,
    partOf: 'techSheetId',
    bin: 'carried',
    archive: FOR_A_DAY,
    imports: FOR_A_DAY,
    spreadsheet: FOR_A_DAY,
    storage: FOR_A_DAY,
  },
} as const
