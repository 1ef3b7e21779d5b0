import { strFromU8, unzipSync } from 'fflate'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { SHEET_TAKES } from '#web/features/sheet-files/sources/sheet-takes.ts'
import { readSource } from '#web/features/sheet-files/sources/read-source.ts'
import { openSource } from '#web/lib/sources/open-source.ts'
import { readXml } from '#web/lib/sources/xml-events.ts'
import type { Figure } from './support/figure.ts'
import { officeWorkbook } from './support/office-workbook.ts'
import { median } from './support/percentile.ts'

const WORKBOOKS = 20
const TABS = 25
const LINES = 60

/**
 * Workbooks of a kitchen read in one thread, without a browser: processor seconds a file, from its bytes to its sheets.
 * The floor unpacks the same file and comes across all its tags. The first files, in which the engine compiles what is
 * used most, are reported by themselves.
 */
export async function measureReadWorkbooks(): Promise<Figure[]> {
  const floors: number[] = []
  const opened: number[] = []
  const read: number[] = []
  const files: ReturnType<typeof readSource>[] = []
  for (let seed = 0; seed < WORKBOOKS; seed += 1) {
    const bytes = officeWorkbook(seed, TABS, LINES)
    floors.push((await cpuSeconds(() => tagsIn(bytes))).seconds)
    const { seconds, value: sources } = await cpuSeconds(() =>
      openSource({ path: `fiches ${String(seed)}.xlsx`, bytes }, SHEET_TAKES, () => undefined),
    )
    opened.push(seconds)
    const [source] = sources
    if (source?.known !== true) throw new Error('A workbook was refused')
    const ofSource = await cpuSeconds(() => readSource(source, seed))
    read.push(ofSource.seconds)
    files.push(ofSource.value)
  }
  const joined = await cpuSeconds(() => joinFiles(files))
  const found = joined.value.sheets.length
  if (found !== WORKBOOKS * TABS) throw new Error(`${String(found)} sheets were found`)
  const whole = opened.map((seconds, at) => seconds + (read[at] ?? 0) + joined.seconds / WORKBOOKS)
  const [first = 0] = whole
  const floor = median(floors)
  const name = `workbook of ${String(TABS)} tabs of ${String(LINES)} lines`
  return [
    {
      name: `${name}, bytes to sheets (processor time)`,
      measured: median(whole),
      unit: 's',
      floor,
      ratio: floor / median(whole),
      goal: { of: 'measured', atMost: 1 },
    },
    { name: `${name}, bytes to tabs`, measured: median(opened), unit: 's' },
    { name: `${name}, tabs to sheets`, measured: median(read), unit: 's' },
    { name: `${name}, the first of its worker`, measured: first, unit: 's' },
  ]
}

async function cpuSeconds<Value>(
  work: () => Value | Promise<Value>,
): Promise<{ seconds: number; value: Value }> {
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { seconds: (user + system) / 1e6, value }
}

function tagsIn(bytes: Uint8Array): number {
  let tags = 0
  for (const [path, part] of Object.entries(unzipSync(bytes)))
    if (path.endsWith('.xml'))
      readXml(strFromU8(part), { open: () => (tags += 1), close: () => undefined, text: () => undefined })
  return tags
}
