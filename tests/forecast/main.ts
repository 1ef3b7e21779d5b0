/**
 * How far forecasts of covers and portions are from what came, walking forward day by day through generated years, and through
 * the till's files of a folder.
 * `node tests/forecast/main.ts [FOLDER]`
 */
import { generateSales } from './generated-house.ts'
import { HOUSES } from './houses.ts'
import { readTillFiles } from './till-files.ts'
import { walkForward } from './walk-forward.ts'
import { headOf, lineOf } from './written-misses.ts'

const SEEDS = [1, 2, 3]
const [folder] = process.argv.slice(2)
const say = (text: string) => process.stdout.write(`${text}\n`)

say(headOf())
for (const house of HOUSES)
  for (const seed of SEEDS) say(lineOf(`${house.name}, ${seed}`, walkForward(generateSales(house, seed))))
if (folder !== undefined) {
  const { history, remarks } = await readTillFiles(folder)
  say(lineOf(folder, walkForward(history)))
  for (const line of remarks) say(line)
}
