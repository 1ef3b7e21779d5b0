import { mkdtemp, rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { scratch } from '#database/testing/scratch.ts'
import { naiveCosts, storedCosts } from '#server/testing/costs.ts'
import { Caller } from './caller.ts'
import { Cook } from './cook.ts'
import { Findings } from './findings.ts'
import { Guest } from './guest.ts'
import { type Kill, perform, planKills } from './kills.ts'
import { Random } from '../../random.ts'
import { readRows } from './read-rows.ts'
import { Supervisor } from './supervisor.ts'
import { addSupplier } from './supply-writes.ts'

const COOKS = 8
/** Two cooks share an account: they wait for each other's locks, and never touch the same rows. */
const ACCOUNTS = 4
const PASSWORD = 'cuisine-de-nuit'
/** Writes that are answered before the next kill. */
const WRITES_BETWEEN = 60

type Account = { caller: Caller; cooks: Cook[]; settings: string }

export type Report = {
  seed: number
  kills: Partial<Record<Kill, number>>
  /** Milliseconds from a kill to the first write that was answered afterwards: the longest, by what was killed. */
  outages: Partial<Record<Kill, number>>
  /** Milliseconds from the last kill until what was killed had ended, and until a write was answered. */
  lastOutage: { untilEnded: number; untilWritten: number }
  findings: Findings
  starts: number
  givenUp: number
}

/**
 * Kills the server and its database amid the writes of eight clients, and looks at every row after each kill.
 * The run ends after the first kill that is followed by a fault.
 * @param options.plan the kills in their order; without it so many as `count`, drawn from the seed
 */
export async function runKills(options: {
  seed: number
  count: number
  plan?: Kill[]
  onKill?: (kill: Kill, report: Report) => void
}): Promise<Report> {
  const { seed, count, onKill } = options
  const random = new Random(seed)
  const findings = new Findings()
  const report: Report = {
    seed,
    kills: {},
    outages: {},
    lastOutage: { untilEnded: 0, untilWritten: 0 },
    findings,
    starts: 0,
    givenUp: 0,
  }
  const folder = await mkdtemp(join(scratch(), 'gramme-kill-'))
  const supervisor = await Supervisor.begin(join(folder, 'data'), findings)
  try {
    const kitchen = await openKitchen(supervisor, findings, random)
    for (const kill of options.plan ?? planKills(random, count)) {
      await killAmidWrites(kill, { supervisor, report, random, ...kitchen })
      report.kills[kill] = (report.kills[kill] ?? 0) + 1
      onKill?.(kill, report)
      if (findings.faults.length > 0) break
    }
  } finally {
    await supervisor.stop()
    await rm(folder, { recursive: true, force: true })
  }
  report.starts = supervisor.starts
  report.givenUp = supervisor.givenUp
  return report
}

type Kitchen = { accounts: Account[]; probe: Cook; guest: Guest }

async function openKitchen({ origin }: Supervisor, findings: Findings, random: Random): Promise<Kitchen> {
  const accounts: Account[] = []
  const signUp = async (number: number) => {
    const caller = new Caller(origin, findings)
    const signIn = { email: `chef-${number}@exemple.fr`, password: PASSWORD }
    const body = { ...signIn, name: `Camille ${number}` }
    const outcome = await caller.send('POST', '/api/auth/sign-up/email', { body, from: `10.0.0.${number}` })
    if (findings.faults.length > 0) throw new Error(`the sign-up failed: ${JSON.stringify(outcome)}`)
    return { caller, signIn }
  }
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const { caller } = await signUp(number)
    const settings = `c${number}-settings`
    const cooks = Array.from({ length: COOKS / ACCOUNTS }, (_, place) => {
      const prefix = `c${number + place * ACCOUNTS}-`
      const own = place === 0 ? { settings } : {}
      return new Cook({ caller, findings, random: random.fork(), prefix, ...own })
    })
    accounts.push({ caller, cooks, settings })
  }
  const { caller, signIn } = await signUp(ACCOUNTS)
  const settings = 'probe-settings'
  const probe = new Cook({ caller, findings, random: random.fork(), prefix: 'probe-', settings })
  accounts.push({ caller, cooks: [probe], settings })
  const stranger = new Caller(origin, findings)
  const guest = new Guest({ caller, stranger, signIn, findings, random: random.fork() })
  return { accounts, probe, guest }
}

type Round = Kitchen & { supervisor: Supervisor; report: Report; random: Random }

async function killAmidWrites(kill: Kill, round: Round): Promise<void> {
  const { supervisor, report, random, accounts, probe, guest } = round
  const { findings, outages } = report
  let paused = false
  const isPaused = () => paused
  const writers = accounts.flatMap(({ cooks }) => cooks).filter((cook) => cook !== probe)
  const working = Promise.all([...writers, guest].map((one) => one.work(isPaused)))
  try {
    const enough = findings.acknowledged + WRITES_BETWEEN
    while (findings.acknowledged < enough && findings.faults.length === 0) await delay(5)
    await delay(random.below(150))
    const killed = await perform(kill, supervisor)
    const ended = performance.now()
    await probe.insist(addSupplier)
    const written = performance.now()
    report.lastOutage = { untilEnded: ended - killed, untilWritten: written - killed }
    outages[kill] = Math.max(outages[kill] ?? 0, written - killed)
    await delay(random.below(150))
  } finally {
    paused = true
    await working
  }
  try {
    for (const account of accounts) await look(account, findings)
  } catch (error) {
    findings.fault(`the rows could not be read: ${String(error)}`)
  }
}

/** Compares every row of an account, and every stored cost with the one computed again. */
async function look({ caller, cooks, settings }: Account, findings: Findings): Promise<void> {
  const found = await readRows(caller, settings)
  for (const cook of cooks) cook.check(found)
  for (const byName of Object.values(found.rows))
    for (const name of Object.keys(byName))
      if (!cooks.some(({ prefix }) => name.startsWith(prefix))) findings.fault(`${name} is no cook's`)
  const [stored, computed] = [await storedCosts(caller), await naiveCosts(caller)]
  findings.comparisons += Object.keys(stored).length
  for (const [id, figures] of Object.entries(computed))
    if (!isDeepStrictEqual(stored[id], figures))
      findings.fault(
        `the sheet ${id} is stored with ${JSON.stringify(stored[id])} and costs ${JSON.stringify(figures)}`,
      )
}
