import { batches } from './kitchen/batches.ts'
import { deliveries } from './kitchen/deliveries.ts'
import { frame } from './kitchen/frame.ts'
import { list } from './kitchen/list.ts'
import { marks } from './kitchen/marks.ts'
import { pairing } from './kitchen/pairing.ts'
import { plan } from './kitchen/plan.ts'
import { sheet } from './kitchen/sheet.ts'
import { timers } from './kitchen/timers.ts'

export const kitchen = { batches, deliveries, frame, list, marks, pairing, plan, sheet, timers } as const
