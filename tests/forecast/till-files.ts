import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PastService } from '#domain/forecast/past-service.ts'
import { TillReader } from '#web/features/sales/till/till-reader.ts'
import type { SalesHistory } from './walk-forward.ts'

const READ = /\.(?:csv|txt|tsv|xlsx)$/iu
const KNOWN = { dishes: [], menus: [], names: null }

/**
 * The sales by day in the till's files of a folder, read as the product reads them and joined. A till names no categories: all
 * portions of a service count as its covers, and all names are of one gamme, from their first sale to their last.
 * @returns the history, and a remark on each file
 */
export async function readTillFiles(folder: string): Promise<{ history: SalesHistory; remarks: string[] }> {
  const names = (await readdir(folder)).filter((name) => READ.test(name)).toSorted()
  const services = new Map<string, PastService>()
  const remarks: string[] = []
  for (const name of names) {
    const found = await readFileOf(path.join(folder, name))
    if (typeof found === 'string') remarks.push(`${name}: ${found}`)
    else {
      const known = found.filter(([key]) => services.has(key)).length
      remarks.push(
        `${name}: ${found.length} services${known === 0 ? '' : `, ${known} of them known from another file`}`,
      )
      for (const [key, service] of found) if (!services.has(key)) services.set(key, service)
    }
  }
  const inOrder = [...services]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, service]) => service)
  return { history: { services: inOrder, items: itemsOf(inOrder) }, remarks }
}

async function readFileOf(file: string): Promise<string | [key: string, service: PastService][]> {
  const reader = new TillReader()
  const opened = await reader.open(new Uint8Array(await readFile(file)), () => undefined)
  if (!opened.known) return opened.reason
  const read = reader.read(opened.proposal.mapping)
  if (!read.known) return read.reason
  const { byDay } = read.notes.sales
  if (!byDay.known) return byDay.reason
  const lines = reader.compare(KNOWN)
  return byDay.services.map(({ day, meal }, at) => {
    const sold = new Map(
      lines.flatMap(({ key, onDays }) => (onDays?.[at] ? [[key, onDays[at]] as const] : [])),
    )
    const covers = [...sold.values()].reduce((sum, portions) => sum + portions, 0)
    return [`${day} ${meal ?? ''}`, { day, meal, covers, counted: true, mark: null, sold }]
  })
}

function itemsOf(services: readonly PastService[]): SalesHistory['items'] {
  const items = new Map<string, SalesHistory['items'][number]>()
  for (const { day, sold } of services)
    for (const id of sold.keys())
      items.set(id, { id, gammeId: 'till', since: items.get(id)?.since ?? day, until: day })
  return [...items.values()]
}
