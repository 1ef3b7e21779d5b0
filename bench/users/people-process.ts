// The people, in a separate process: takes one task after the other from its parent and answers each with what came of it.
import { setTimeout as pause } from 'node:timers/promises'
import { KINDS, type Kind, kindAt } from './kind.ts'
import { Person } from './person.ts'
import type { Phase, Results, Sample, Task } from './people.ts'

const TICK_MS = 5
const CHECKED_AT_ONCE = 8

let people: Person[] = []

process.on('message', (task: Task) => {
  perform(task).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})

async function perform(task: Task): Promise<Results[keyof Results]> {
  if (task.name === 'begin') return begin(task.origin, task.headers)
  if (task.name === 'move') return move(task.origin)
  if (task.name === 'work') return work(task)
  if (task.name === 'arrive') return arrive(task.phases)
  return check()
}

async function begin(origin: string, headers: Record<string, string>[]): Promise<null> {
  // Each from another address: places of uploads are shared out by address.
  people = headers.map((each, place) => new Person(origin, { ...each, 'x-forwarded-for': `10.9.0.${place}` }))
  for (const person of people) await person.begin()
  return null
}

async function move(origin: string): Promise<null> {
  for (const person of people) await person.moveTo(origin)
  return null
}

/** Each asks, waits for the answer, pauses for a random time, and asks again. */
async function work({ seconds, most, meanPauseMs }: Task & { name: 'work' }): Promise<Sample[]> {
  const samples: Sample[] = []
  const end = performance.now() + seconds * 1000
  const live = async (person: Person) => {
    // Not all at the same moment.
    for (await pause(drawn(meanPauseMs)); performance.now() < end; await pause(drawn(meanPauseMs)))
      samples.push(await sampleOf(person, kindAt(Math.random())))
  }
  await Promise.all(people.slice(0, most).map(live))
  return samples
}

/** Exponentially distributed, as the times between what people do independently of each other are. */
const drawn = (meanMs: number): number => -Math.log(1 - Math.random()) * meanMs

/** Requests arrive at the rate of each phase, whether those before were answered or not. */
async function arrive(phases: readonly Phase[]): Promise<Sample[][]> {
  const sent: Promise<Sample[]>[] = []
  for (const phase of phases) sent.push(Promise.all(await sendFor(phase)))
  return Promise.all(sent)
}

/** Resolves when the last one is sent. While everyone waits for a save, what arrives are reads. */
async function sendFor({ seconds, perSecond }: Phase): Promise<Promise<Sample>[]> {
  const sent: Promise<Sample>[] = []
  const began = performance.now()
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    for (const due = (elapsed * perSecond) / 1000; sent.length < due;) {
      const kind = kindAt(Math.random())
      const first = Math.floor(Math.random() * people.length)
      const inTurn = [...people.slice(first), ...people.slice(0, first)]
      const free = kind === 'save' ? inTurn.find(({ isSaving }) => !isSaving) : inTurn[0]
      const person = free ?? inTurn[0]
      if (person) sent.push(sampleOf(person, free ? kind : 'read'))
    }
    await pause(TICK_MS)
  }
  return sent
}

async function sampleOf(person: Person, kind: Kind): Promise<Sample> {
  const { status, retryAfter, sentAt } = await person.do(kind)
  const tookMs = performance.now() - sentAt
  const at = performance.timeOrigin + sentAt
  return [KINDS.indexOf(kind), at, tookMs, status === 503 && retryAfter === undefined ? 500 : status]
}

async function check(): Promise<Results['check']> {
  const waiting = [...people]
  const faults: string[] = []
  let compared = 0
  const compare = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const found = await person.check()
      faults.push(...found.faults)
      compared += found.compared
    }
  }
  await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, compare))
  return { faults, compared }
}
