import type { Database } from '#database/connect.ts'
import { type Finding, right, wrong } from './finding.ts'

const PATIENCE_MS = 4_000
/** Sessions, links and waits are counted by the clock of the server, and stored by that of the database. */
const MOST_APART_MS = 5_000
/** An HTTP date is to the second, and may come out of a cache. */
const MOST_APART_HTTP_MS = 60_000

const REMEDY = 'Réglez l’horloge par le réseau : timedatectl set-ntp true.'

export async function checkClockOfDatabase({ pool }: Database, now = Date.now): Promise<Finding> {
  const before = now()
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  )
  const apart = Math.abs(Number(rows[0]?.ms) - (before + now()) / 2)
  return apart > MOST_APART_MS
    ? wrong(
        `L'horloge de la base de données et celle de cette machine diffèrent de ${inSeconds(apart)}.`,
        REMEDY,
      )
    : right("L'horloge de la base de données est celle de cette machine.")
}

/** Compares with the date of a web server; without a network nothing is compared. */
export async function checkClockOfMachine(address: string, now = Date.now): Promise<Finding> {
  const date = await dateAt(address)
  if (date === undefined)
    return right("L'horloge de cette machine n'a été comparée à aucune autre : pas de réseau.")
  const apart = Math.abs(date - now())
  return apart > MOST_APART_HTTP_MS
    ? wrong(`L'horloge de cette machine est fausse de ${inSeconds(apart)}.`, REMEDY)
    : right("L'horloge de cette machine est juste.")
}

async function dateAt(address: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const date = Date.parse(headers.get('date') ?? '')
    return Number.isNaN(date) ? undefined : date
  } catch {
    return undefined
  }
}

const SECOND = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'second', maximumFractionDigits: 0 })

function inSeconds(milliseconds: number): string {
  return SECOND.format(milliseconds / 1000)
}
