import { ListReader } from '#web/features/suppliers/price-list/reading/list-reader.ts'
import { costInTurns } from '../cost-sheets.ts'
import { pastedNames } from '../paste-recipe.ts'
import { simulateInTurns } from '../simulate.ts'
import { cpuTime } from '../support/cpu-time.ts'
import { fixedWork } from '../support/fixed-work.ts'
import { csvList } from '../support/price-list-file.ts'
import { ofTurns, type Turn } from '../support/turns.ts'
import type { Ratio } from './ratio.ts'

const SHEETS = 1000
const PRODUCTS = 5000
const ROWS = 800
/** Until the engine has compiled what is used most: short loops are compiled several times. */
const LONG_WARM_UP = 40
const WARM_UP = 16
const TURNS = 7

/** What runs in one thread, here as in the browser. */
export const RATIOS_OF_DOMAIN: readonly Ratio[] = [
  {
    name: 'sheets of 20 lines costed, beside the multiplications alone',
    measure: async () => ofTurns(await costInTurns(LONG_WARM_UP, TURNS)).ratio,
  },
  {
    name: `simulation of ${SHEETS} sheets, beside the arithmetic alone`,
    measure: async () => ofTurns(await simulateInTurns(SHEETS, LONG_WARM_UP, 3 * TURNS)).ratio,
  },
  {
    name: `paste of 30 lines against ${PRODUCTS} products, beside fixed work`,
    measure: () => besideFixedWork(() => pastedNames(NAMES)),
  },
  {
    name: `price list of ${ROWS} rows read, beside fixed work`,
    measure: () => besideFixedWork(() => readPriceList(csvList(ROWS))),
  },
]

const WHAT = [
  'Crème',
  'Beurre',
  'Farine',
  'Tomate',
  'Échalote',
  'Œuf',
  'Noisette',
  'Volaille',
  'Citron',
  'Huile',
]
const HOW = ['entière', 'fraîche', 'surgelée', 'fumée', 'séchée', 'bio', 'épaisse']
const NAMES = Array.from({ length: PRODUCTS }, (_, at) => ({
  name: `${WHAT[at % WHAT.length]} ${HOW[at % HOW.length]} n° ${at}`,
}))

async function besideFixedWork(work: () => unknown): Promise<number> {
  const turns: Turn[] = []
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    const floor = await cpuTime(fixedWork)
    const subject = await cpuTime(work)
    if (turn >= WARM_UP) turns.push({ subject: subject.ms, floor: floor.ms })
  }
  return ofTurns(turns).ratio
}

async function readPriceList(file: Buffer): Promise<void> {
  const reader = new ListReader()
  const opened = await reader.open(new Uint8Array(file), () => undefined)
  if (!opened.known) throw new Error(`The list was refused: ${opened.reason}`)
  const read = reader.read(opened.proposal.mapping)
  if (!read.known || read.rows !== ROWS) throw new Error('The list was not read')
}
