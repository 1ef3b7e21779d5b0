import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `<place>` in a body is the place that it comes from, which no other crowd has. */
export type CrowdRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export type CrowdOrder = {
  url: string
  /** How many send requests at once, each on one connection. */
  strangers: number
  seconds: number
  /** What each sends, one after the other, over and over. */
  script: CrowdRequest[]
  /** Whether each stays at one address; otherwise every request comes from another one. */
  stays: boolean
}

/** How many requests were answered with each status; 0 for those without an answer. */
export type Answers = Record<number, number>

const CROWD = fileURLToPath(new URL('crowd-process.ts', import.meta.url))

/** Lets many strangers ask at once, through a proxy on this machine. */
export function crowd(order: CrowdOrder): Promise<Answers> {
  const child = fork(CROWD, { execArgv: [] })
  return new Promise((done, fail) => {
    child.once('message', (answers) => done(answers as Answers))
    child.once('exit', (code) => fail(new Error(`The crowd ended with code ${code}`)))
    child.send(order)
  })
}
