import type { Figure } from './support/figure.ts'
import { percentile } from './support/percentile.ts'
import { beginPeople } from './users/begin-people.ts'
import { beside } from './users/floor.ts'
import { KINDS, type Kind } from './users/kind.ts'
import type { People, Sample } from './users/people.ts'
import { canStartServers, type Servers, startServers } from './users/servers.ts'

const USERS = 200

/** People who ask again as soon as they are answered: more than a server has connections to its database. */
const GREEDY = 40
const WARM_UP_S = 10
const GREEDY_S = 20
const WORK_S = 120
/** Between two requests of one user: less than it takes to read an answer and to type. */
const MEAN_PAUSE_MS = 1_000
/** The load of a busy time, and that after the overload, as shares of the capacity of one server. */
const BUSY_SHARE = 0.7
const AFTER_SHARE = 0.5

const OVERLOAD_S = 30
const OVERLOAD_FACTOR = 2
const AFTER_S = 15

const MOST_P99_OVER_P50 = 10
const MOST: NonNullable<Figure['goal']> = { of: 'measured', atMost: MOST_P99_OVER_P50 }
const NONE: NonNullable<Figure['goal']> = { of: 'measured', atMost: 0 }
/** What is refused waits for less than what a read may have to wait for. */
const REFUSED_WITHIN_MS = 1_000
/** A browser that was refused asks again after this time. */
const RECOVERED_WITHIN_S = 5

/**
 * 200 people, each with an account, for two minutes at their own pace, and for two at most of the capacity of one server:
 * at one server and at two. Then twice the capacity of one server.
 * The people are a process on the same machine, whose processors they share with the servers, nginx and PostgreSQL.
 */
export async function measureUsers(): Promise<Figure[]> {
  if (!canStartServers()) {
    console.log(
      'skipped: this takes Debian’s postgresql-15 and nginx (apt-get install postgresql nginx-light)',
    )
    return []
  }
  const one = await withUsers(1, async (people, servers) => {
    const capacity = await capacityOf(people)
    const working = await work(people, servers, capacity)
    return {
      capacity,
      figures: [...working, ...(await overload(people, servers, capacity))],
    }
  })
  const two = await withUsers(2, async (people, servers) => {
    const capacity = await capacityOf(people)
    return {
      capacity,
      figures: [...(await work(people, servers, one.capacity)), ...(await checked(people))],
    }
  })
  return [one, two].flatMap(({ capacity, figures }, place) => {
    const servers = place === 0 ? '1 server on PostgreSQL 15' : '2 servers on PostgreSQL 15'
    const first = { name: `capacity, ${GREEDY} users without a pause`, measured: capacity, unit: 'req/s' }
    return [first, ...figures].map((figure) => ({ ...figure, name: `${servers}: ${figure.name}` }))
  })
}

async function withUsers<Result>(
  count: number,
  measure: (people: People, servers: Servers) => Promise<Result>,
): Promise<Result> {
  const servers = await startServers(count)
  try {
    const people = await beginPeople(servers, USERS)
    try {
      return await measure(people, servers)
    } finally {
      people.stop()
    }
  } finally {
    await servers.stop()
  }
}

/** Answers a second when there is always someone who waits. */
async function capacityOf(people: People): Promise<number> {
  await people.perform({ name: 'work', seconds: WARM_UP_S, most: GREEDY, meanPauseMs: 0 })
  const samples = await people.perform({ name: 'work', seconds: GREEDY_S, most: GREEDY, meanPauseMs: 0 })
  return samples.filter(isAccepted).length / GREEDY_S
}

/** At the people's own pace, which has goals, and in a busy time. */
async function work(people: People, servers: Servers, capacity: number): Promise<Figure[]> {
  const paces = [
    { name: `${USERS} users`, meanPauseMs: MEAN_PAUSE_MS, goal: MOST },
    { name: `${USERS} users in a busy time`, meanPauseMs: (USERS / (capacity * BUSY_SHARE)) * 1000 },
  ]
  const figures: Figure[] = []
  for (const pace of paces) figures.push(...(await workAt(people, servers, pace)))
  return figures
}

type Pace = { name: string; meanPauseMs: number; goal?: NonNullable<Figure['goal']> }

async function workAt(
  people: People,
  servers: Servers,
  { name, meanPauseMs, goal }: Pace,
): Promise<Figure[]> {
  const working = people.perform({ name: 'work', seconds: WORK_S, most: USERS, meanPauseMs })
  const { result: samples, times } = await beside(servers.database, working)
  const floor = [percentile(times, 0.5), percentile(times, 0.99)] as const
  const errors = samples.filter((sample) => !isAccepted(sample)).length
  const perKind = KINDS.flatMap((kind): Figure[] => {
    const [p50, p99] = timesOf(samples.filter((sample) => isAccepted(sample) && isOf(sample, kind)))
    return [
      { name: `${name}, ${kind}, p50`, measured: p50, unit: 'ms', floor: floor[0] },
      { name: `${name}, ${kind}, p99`, measured: p99, unit: 'ms', floor: floor[1] },
      {
        name: `${name}, ${kind}, p99 over p50`,
        measured: p99 / p50,
        unit: '',
        floor: floor[1] / floor[0],
        ...(goal && { goal }),
      },
    ]
  })
  return [
    { name: `${name}, mean pause of each`, measured: meanPauseMs / 1000, unit: 's' },
    { name: `${name} for ${WORK_S} s`, measured: samples.length / WORK_S, unit: 'req/s' },
    { name: `${name}, not answered with success`, measured: errors, unit: '', goal: NONE },
    ...perKind,
  ]
}

/** At the server itself: as Debian sets it up, nginx has no connections for so many that wait. */
async function overload(people: People, servers: Servers, capacity: number): Promise<Figure[]> {
  await people.perform({ name: 'move', origin: servers.origins[0] ?? servers.url })
  const [samples = [], after = []] = await people.perform({
    name: 'arrive',
    phases: [
      { seconds: OVERLOAD_S, perSecond: capacity * OVERLOAD_FACTOR },
      { seconds: AFTER_S, perSecond: capacity * AFTER_SHARE },
    ],
  })
  return [...overloadFigures(samples), ...recovery(after), ...(await checked(people))]
}

function overloadFigures(samples: readonly Sample[]): Figure[] {
  const accepted = samples.filter(isAccepted)
  const refused = samples.filter(isRefused)
  const errors = samples.length - refused.length - accepted.length
  const perKind = KINDS.flatMap((kind): Figure[] => {
    const [of, name] = [(sample: Sample) => isOf(sample, kind), `overload, ${kind}`]
    const share = refused.filter(of).length / samples.filter(of).length
    const [fast, slow] = timesOf(refused.filter(of))
    const [mid, high] = timesOf(accepted.filter(of))
    return [
      { name: `${name}, refused`, measured: 100 * share, unit: '%' },
      { name: `${name}, refused within, p50`, measured: fast, unit: 'ms' },
      {
        name: `${name}, refused within, p99`,
        measured: slow,
        unit: 'ms',
        // An import waits for its place among other imports as well.
        ...(kind !== 'import' && { goal: { of: 'measured', atMost: REFUSED_WITHIN_MS } }),
      },
      { name: `${name}, accepted, p50`, measured: mid, unit: 'ms' },
      { name: `${name}, accepted, p99`, measured: high, unit: 'ms' },
    ]
  })
  return [
    { name: 'overload, arriving', measured: samples.length / OVERLOAD_S, unit: 'req/s' },
    { name: 'overload, accepted', measured: accepted.length / OVERLOAD_S, unit: 'req/s' },
    { name: 'overload, neither accepted nor 503', measured: errors, unit: '', goal: NONE },
    ...perKind,
  ]
}

/** Seconds from the end of the overload to the last request that was refused, or took a second; imports, which also wait for each other, are counted apart. */
function recovery(samples: readonly Sample[]): Figure[] {
  const began = Math.min(...samples.map(([, at]) => at))
  const untilCalm = (which: (sample: Sample) => boolean): number => {
    const disturbed = samples.filter((sample) => !isAccepted(sample) || sample[2] > REFUSED_WITHIN_MS)
    return (Math.max(began, ...disturbed.filter(which).map(([, at]) => at)) - began) / 1000
  }
  return [
    {
      name: 'recovered after the overload',
      measured: untilCalm((sample) => !isOf(sample, 'import')),
      unit: 's',
      goal: { of: 'measured', atMost: RECOVERED_WITHIN_S },
    },
    {
      name: 'imports recovered after the overload',
      measured: untilCalm((sample) => isOf(sample, 'import')),
      unit: 's',
    },
  ]
}

/** What is stored after all that was acknowledged. */
async function checked(people: People): Promise<Figure[]> {
  const { faults, compared } = await people.perform({ name: 'check' })
  for (const fault of faults) console.error(fault)
  return [
    { name: 'sheets compared', measured: compared, unit: '' },
    { name: 'lost, twice or at a wrong cost', measured: faults.length, unit: '', goal: NONE },
  ]
}

const isAccepted = ([, , , status]: Sample): boolean => status >= 200 && status < 300
const isRefused = ([, , , status]: Sample): boolean => status === 503
const isOf = ([place]: Sample, kind: Kind): boolean => KINDS[place] === kind

/** p50 and p99 in milliseconds; 0 of none. */
function timesOf(samples: readonly Sample[]): [p50: number, p99: number] {
  const times = samples.map(([, , tookMs]) => tookMs)
  return times.length > 0 ? [percentile(times, 0.5), percentile(times, 0.99)] : [0, 0]
}
