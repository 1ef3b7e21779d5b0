import { z } from 'zod'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { FORFAIT, QUANTITY, WASTAGE } from '../number-rules.ts'
import { rule } from '../rules.ts'
import { id, money, numberWithin, text } from '../shapes.ts'
import { type Fact, type FactValues, keysOf } from './fact.ts'

/** Kept to six decimals of its unit. */
export const quantity = numberWithin(QUANTITY)

/** Kept to six decimals. */
const forfaitAmount = money(numberWithin(FORFAIT))

/** What is typed of a line of a sheet. */
export const LINE_FACTS = {
  userProductId: { schema: id.nullable(), kind: 'own', heading: 'Produit', blank: null },
  subSheetId: {
    schema: id
      .nullable()
      .meta({ description: "a preparation: another of the user's sheets, instead of a product" }),
    kind: 'own',
    heading: 'Préparation',
    blank: null,
  },
  costing: {
    schema: z.enum(LINE_COSTINGS, rule('invalid')).meta({
      description:
        "how the line is costed: by its quantity; not at all, 'qs' (quantité suffisante); or by a forfait, in EUR a " +
        'portion, in EUR for the sheet or in percent of what the other lines cost',
    }),
    kind: 'own',
    heading: 'Calcul',
    blank: 'quantity',
  },
  quantity: {
    schema: quantity
      .nullable()
      .meta({ description: 'null while it is not known, and of every line that is not costed by it' }),
    kind: 'own',
    heading: 'Quantité',
    blank: null,
  },
  /** Of a line that is costed by no quantity, any. */
  unit: {
    schema: z.enum(LINE_UNITS, rule('invalid')).meta({ description: "'portion' of a preparation only" }),
    kind: 'own',
    heading: 'Unité',
    blank: 'unité',
  },
  forfait: {
    schema: forfaitAmount.nullable().meta({
      description: 'EUR without VAT, or percent; null while it is not known, and of every other line',
    }),
    kind: 'own',
    heading: 'Forfait',
    blank: null,
  },
  wastagePercent: {
    schema: numberWithin(WASTAGE).meta({
      description: 'percent lost; below 0 a gain of weight: -147 for rice of 2.47 times its weight',
    }),
    kind: 'own',
    heading: 'Perte (%)',
    blank: 0,
  },
  note: { schema: text(SHEET_MAX_LENGTH.lineNote).nullable(), kind: 'text', heading: 'Note', blank: null },
} as const satisfies Record<string, Fact>

export type LineValues = FactValues<typeof LINE_FACTS>
export const LINE_FACT_NAMES = keysOf(LINE_FACTS)
