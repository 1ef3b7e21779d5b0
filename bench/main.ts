// npm run bench: measures all but the longest and keeps the table in bench/RESULTS.md, and the ratios of npm test in
// bench/ratios.json; npm run bench <name> measures one.
import { writeFileSync } from 'node:fs'
import { measureCartePdf } from './carte-pdf.ts'
import { measureCartePrint } from './carte-print.ts'
import { measureChangePrice } from './change-price.ts'
import { measureCostSheets } from './cost-sheets.ts'
import { measureCreateSheet } from './create-sheet.ts'
import { measureDistributed } from './distributed.ts'
import { measureEditorKeystroke } from './editor-keystroke.ts'
import { measureExport } from './export.ts'
import { measureImportSheets } from './import-sheets.ts'
import { measureInvoices } from './invoices.ts'
import { measureLabels } from './labels.ts'
import { measureListSheets } from './list-sheets.ts'
import { measureManyAccounts } from './many-accounts.ts'
import { measureMemorySlope } from './memory-slope.ts'
import { measureMemory } from './memory.ts'
import { measureNeighbours } from './neighbours.ts'
import { measureOrders } from './orders.ts'
import { measurePageWeight } from './page-weight.ts'
import { measurePasteRecipe } from './paste-recipe.ts'
import { measurePriceList } from './price-list.ts'
import { measureReadWorkbooks } from './read-workbooks.ts'
import { measurePriceOfMany } from './price-of-many.ts'
import { measureProxy } from './proxy.ts'
import { measureRatios } from './ratios.ts'
import { measureRecost } from './recost.ts'
import { measureScreens } from './screens.ts'
import { measureSearchProducts } from './search-products.ts'
import { measureSearchSheets } from './search-sheets.ts'
import { measureSimulate } from './simulate.ts'
import { measureSimulatorFrame } from './simulator-frame.ts'
import { measureEveryPage, measureSite } from './site.ts'
import { measureSupplierPage } from './supplier-page.ts'
import { measureTablet } from './tablet.ts'
import { measureTomorrow } from './tomorrow.ts'
import { measureUploads } from './uploads.ts'
import { measureUsers } from './users.ts'
import { type Figure, isMet } from './support/figure.ts'
import { describeCommit } from './support/commit.ts'
import { describeMachine } from './support/machine.ts'
import { table } from './support/table.ts'

const MEASUREMENTS: Record<string, () => Promise<Figure[]>> = {
  'list-sheets': measureListSheets,
  'create-sheet': measureCreateSheet,
  'change-price': measureChangePrice,
  'search-products': measureSearchProducts,
  'search-sheets': measureSearchSheets,
  'cost-sheets': measureCostSheets,
  'carte-print': measureCartePrint,
  'carte-pdf': measureCartePdf,
  labels: measureLabels,
  recost: measureRecost,
  'price-of-many': measurePriceOfMany,
  'paste-recipe': measurePasteRecipe,
  simulate: measureSimulate,
  'simulator-frame': measureSimulatorFrame,
  tablet: measureTablet,
  tomorrow: measureTomorrow,
  'price-list': measurePriceList,
  invoices: measureInvoices,
  orders: measureOrders,
  'import-sheets': measureImportSheets,
  'read-workbooks': measureReadWorkbooks,
  neighbours: measureNeighbours,
  memory: measureMemory,
  uploads: measureUploads,
  proxy: measureProxy,
  export: measureExport,
  'page-weight': measurePageWeight,
  'editor-keystroke': measureEditorKeystroke,
  screens: measureScreens,
  site: measureSite,
  'every-page': measureEveryPage,
  'supplier-page': measureSupplierPage,
  ratios: measureRatios,
  users: measureUsers,
  'memory-slope': measureMemorySlope,
  'many-accounts': measureManyAccounts,
  distributed: measureDistributed,
}

/** Those that take longest, or need an engine beside, are measured by their name alone, and keep their tables apart: why. */
const APART: Record<string, string> = {
  neighbours:
    'twenty acts and crowds, each in turns with quiet, of which p99 needs thousands of requests: 20 minutes',
  labels: 'a hundred labels in six formats, in a browser: 3 minutes',
  orders: 'fills 5,000 orders of 20 lines: 2 minutes',
  ratios: 'what npm test compares with, kept on purpose alone: 2 minutes',
  uploads: 'a hundred photos of 10 MB, sent and read slowly',
  screens: 'counts heights and targets, which no machine changes',
  'every-page': 'the public pages whose kind is measured by its first: 5 minutes',
  users: 'two minutes at each of two paces, on one server and on two: 12 minutes',
  'memory-slope': '23 minutes',
  'many-accounts': 'fills 10,000 accounts',
  distributed: 'needs Citus',
}

/** A measurement that does not end is given up: one of many soon, so that the others are measured, and one alone later. */
const PATIENCE_MS = { ofMany: 5 * 60_000, alone: 15 * 60_000 }

const [wanted] = process.argv.slice(2)
const names = Object.keys(MEASUREMENTS).filter((name) =>
  wanted === undefined ? !(name in APART) : name === wanted,
)
if (names.length === 0) {
  console.error(`No measurement is called ${wanted}. There are: ${Object.keys(MEASUREMENTS).join(', ')}.`)
  process.exit(1)
}

const machine = describeMachine()
/** Before anything is written. */
const commit = describeCommit()
const figures: Figure[] = []
const failed: string[] = []
const began = performance.now()
for (const name of names) {
  console.log(`— ${name}`)
  const started = performance.now()
  try {
    figures.push(...(await inTime(MEASUREMENTS[name]?.() ?? Promise.resolve([]))))
  } catch (error) {
    console.error(error)
    failed.push(name)
  }
  console.log(`— ${name}: ${secondsSince(started)} s`)
}
const whole = `${names.length} measurements in ${secondsSince(began)} s`
console.log(`\n${table(figures)}\n\n${[...machine, whole].join('\n')}`)
const missed = figures.filter((figure) => isMet(figure) === false).map(({ name }) => name)
if (missed.length > 0) console.error(`\nGoals missed: ${missed.join('; ')}`)
if (failed.length > 0) console.error(`\nNot measured: ${failed.join(', ')}`)
else if (wanted === undefined) keep('RESULTS.md', figures)
else if (wanted in APART && process.env.BENCH_ACCOUNTS === undefined) keep(`RESULTS-${wanted}.md`, figures)
process.exit(failed.length + missed.length > 0 ? 1 : 0)

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000)
}

/** What is measured apart takes as long as it takes. */
async function inTime(measuring: Promise<Figure[]>): Promise<Figure[]> {
  if (wanted !== undefined && wanted in APART) return measuring
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error('It did not end in time')),
    wanted === undefined ? PATIENCE_MS.ofMany : PATIENCE_MS.alone,
  )
  return Promise.race([measuring, late.promise]).finally(() => clearTimeout(timer))
}

function keep(file: string, measured: Figure[]): void {
  writeFileSync(new URL(file, import.meta.url), page(measured, [...machine, whole]))
}

function page(measured: Figure[], on: string[]): string {
  const today = new Date().toISOString().slice(0, 10)
  return `# Figures

Written by \`npm run bench${wanted === undefined ? '' : ` ${wanted}`}\` on ${today}, of ${commit}. A floor is the least the same machine needs for the
same answer, or fixed work where nothing simpler can answer, measured in turns with it; a ratio is what Gramme reaches of its
floor, in the unit of both: of times at most, of answers a second at least. The files beside this one say how each is measured.

${table(measured)}

${on.map((line) => `- ${line}`).join('\n')}
`
}
