/**
 * How far forecasts of covers and portions are from what came, walking forward day by day through generated years, and through
 * the till's files of a folder.
 * `node tests/forecast/main.ts [FOLDER]`
 */
import { generateSales } from './generated-house.ts'
import { HOUSES } from './houses.ts'
import { readTillFiles } from './till-files.ts'
import { type SalesHistory, walkForward } from './walk-forward.ts'
import { headOf, lineOf, remarkOf } from './written-misses.ts'

const SEEDS = [1, 2, 3]
const [folder] = process.argv.slice(2)
const say = (text: string) => process.stdout.write(`${text}\n`)

const remarks: string[] = []
const measure = (name: string, history: SalesHistory) => {
  const missed = walkForward(history)
  say(lineOf(name, missed))
  remarks.push(...remarkOf(name, missed))
}

say(headOf())
for (const house of HOUSES)
  for (const seed of SEEDS) measure(`${house.name}, ${seed}`, generateSales(house, seed))
if (folder !== undefined) {
  const read = await readTillFiles(folder)
  measure(folder, read.history)
  remarks.push(...read.remarks)
}
for (const line of remarks) say(line)
