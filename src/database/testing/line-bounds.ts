import { MAX_FORFAIT, MAX_FORFAIT_PERCENT, MIN_FORFAIT } from '#domain/costing/limits.ts'
import { LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'
import { LINE_FACTS } from '#contract/facts/sheet-line.ts'
import { factBounds } from './fact-bounds.ts'
import { between, type Bound, count, oneOf } from './bound.ts'

const ITSELF = crypto.randomUUID()
/** Of a line that is not costed by its quantity. */
const WITHOUT_QUANTITY = 'quantity = null, wastage_percent = 0'

export const lineBounds: Bound[] = [
  ...factBounds(LINE_FACTS, {
    userProductId: [],
    subSheetId: [],
    costing: [{ column: 'costing', ...oneOf(LINE_COSTINGS), beside: WITHOUT_QUANTITY }],
    quantity: [
      { column: 'quantity', ...between(MIN_QUANTITY, MAX_QUANTITY, MIN_QUANTITY) },
      { column: 'quantity', allowed: [null], refused: [0.0000004, -1] },
    ],
    forfait: [
      {
        column: 'forfait',
        ...between(MIN_FORFAIT, MAX_FORFAIT, MIN_FORFAIT),
        beside: `costing = 'forfait-sheet', ${WITHOUT_QUANTITY}`,
      },
    ],
    wastagePercent: [{ column: 'wastage_percent', ...between(-900, 100, 0.1) }],
  }),
  {
    column: 'quantity',
    constraint: 'quantity_costed',
    beside: "costing = 'qs', wastage_percent = 0",
    allowed: [null],
    refused: [1],
  },
  {
    column: 'wastage_percent',
    constraint: 'quantity_costed',
    beside: "costing = 'qs', quantity = null",
    allowed: [0],
    refused: [1],
  },
  {
    column: 'forfait',
    constraint: 'forfait_percent',
    beside: `costing = 'forfait-percent', ${WITHOUT_QUANTITY}`,
    allowed: [MAX_FORFAIT_PERCENT, null],
    refused: [MAX_FORFAIT_PERCENT + MIN_FORFAIT],
  },
  {
    column: 'forfait',
    constraint: 'forfait_costed',
    beside: `costing = 'qs', ${WITHOUT_QUANTITY}`,
    allowed: [null],
    refused: [1],
  },
  {
    column: 'sub_sheet_id',
    allowed: [null],
    refused: [crypto.randomUUID()],
    constraint: 'one_source',
  },
  {
    column: 'sub_sheet_id',
    beside: `user_product_id = null, tech_sheet_id = '${ITSELF}'`,
    allowed: [],
    refused: [ITSELF],
    constraint: 'not_itself',
  },
  { column: 'position', ...count },
]
