import { strFromU8, unzipSync } from 'fflate'
import { joinFiles } from '#domain/sheet-files/verdict/join-files.ts'
import { SHEET_TAKES } from '#web/features/sheet-files/sources/sheet-takes.ts'
import { readSource } from '#web/features/sheet-files/sources/read-source.ts'
import { openSource } from '#web/lib/sources/open-source.ts'
import { readXml } from '#web/lib/sources/xml-events.ts'
import { cpuTime } from './support/cpu-time.ts'
import type { Figure } from './support/figure.ts'
import { officeWorkbook } from './support/office-workbook.ts'
import { median } from './support/percentile.ts'
import { atMostTimes, ofTurns } from './support/turns.ts'

const WORKBOOKS = 20
const TABS = 25
const LINES = 60
/** Of the time that the floor takes. */
const MOST_RATIO = 34

/**
 * Workbooks of a kitchen read in one thread, without a browser: processor time a file, from its bytes to its sheets.
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
    floors.push((await cpuTime(() => tagsIn(bytes))).ms)
    const { ms, value: sources } = await cpuTime(() =>
      openSource({ path: `fiches ${String(seed)}.xlsx`, bytes }, SHEET_TAKES, () => undefined),
    )
    opened.push(ms)
    const [source] = sources
    if (source?.known !== true) throw new Error('A workbook was refused')
    const ofSource = await cpuTime(() => readSource(source, seed))
    read.push(ofSource.ms)
    files.push(ofSource.value)
  }
  const joined = await cpuTime(() => joinFiles(files))
  const found = joined.value.sheets.length
  if (found !== WORKBOOKS * TABS) throw new Error(`${String(found)} sheets were found`)
  const turns = opened.map((ms, at) => ({
    subject: ms + (read[at] ?? 0) + joined.ms / WORKBOOKS,
    floor: floors[at] ?? 0,
  }))
  const name = `workbook of ${String(TABS)} tabs of ${String(LINES)} lines`
  return [
    {
      name: `${name}, bytes to sheets (processor time)`,
      unit: 'ms',
      ...ofTurns(turns),
      goal: atMostTimes(MOST_RATIO),
    },
    { name: `${name}, bytes to tabs`, measured: median(opened), unit: 'ms' },
    { name: `${name}, tabs to sheets`, measured: median(read), unit: 'ms' },
    { name: `${name}, the first of its worker`, measured: turns[0]?.subject ?? 0, unit: 'ms' },
  ]
}

function tagsIn(bytes: Uint8Array): number {
  let tags = 0
  for (const [path, part] of Object.entries(unzipSync(bytes)))
    if (path.endsWith('.xml'))
      readXml(strFromU8(part), { open: () => (tags += 1), close: () => undefined, text: () => undefined })
  return tags
}
