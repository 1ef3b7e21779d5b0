import * as fc from 'fast-check'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDemo } from '#server/demo/demo-account.ts'
import { openRestaurant } from '#server/sheets/open-restaurant.ts'
import { checksums } from '#server/testing/checksums.ts'
import { naiveCosts, storedCosts } from '#server/testing/costs.ts'
import { makeTokenOf } from '#server/testing/make-token.ts'
import { restaurantIds } from '#server/testing/restaurant-ids.ts'
import { type Api, type Member, startApi } from '#server/testing/start-api.ts'
import { type Operation, operationsOf } from '../operations.ts'
import { DocumentedAnswers, jsonOf, type RawAnswer } from './documented-answers.ts'
import { Findings } from './findings.ts'
import { KnownThings } from './known-things.ts'
import { type DrawnRequest, requests } from './requests.ts'
import { type Account, prepare, send, type SentRequest } from './send.ts'
import { LONGEST_MS, OVER_SOCKETS, REQUESTS, RUN_MS, SEED } from './settings.ts'
import { undocumentedOperations } from './undocumented-operations.ts'
import { watchWrites, writtenTables } from './watch-writes.ts'

/** Things of each kind whose parts are read before the first request. */
const FIRST_THINGS = 5
/** Requests with the session of one account that they may end. */
const REQUESTS_OF_GUEST = 20

let api: Api
let chef: Member
let rival: Member
/** Of a program of the chef's; it may write. */
let token: string
let known: KnownThings
let operations: Operation[]
let findings: Findings
let documented: DocumentedAnswers

beforeAll(async () => {
  api = await startApi({}, { operatorEmail: 'exploitant@exemple.fr', restores: true })
  await prepareDemo(api.database)
  chef = await api.signUp()
  rival = await api.signUp()
  for (const { userId } of [chef, rival]) await openRestaurant(api.database, userId)
  const { ofNoun, ofParameter } = await restaurantIds((path) => rival.done(rival.get(path)))
  known = new KnownThings(
    [...Object.values(ofNoun), ...Object.values(ofParameter)].filter((id) => id !== undefined),
  )
  operations = await operationsOf(chef)
  token = (await makeTokenOf(chef, { rights: 'write' })).token
  for (const ids of [0, 1])
    for (const address of readable(ids)) known.learn('GET', address, (await chef.get(`/api${address}`)).body)
  findings = new Findings(api)
  documented = new DocumentedAnswers()
  await watchWrites(api.database.pool)
})
afterAll(() => api.close())

/** Of these the query has to say what is asked about. */
const QUESTIONS = new Set([
  '/batches/holders',
  '/day-sales',
  '/day-sales/figures',
  '/kitchen/marks',
  '/kitchen/plan',
  '/kitchen/plan/making',
  '/services',
])

/** Addresses that can be read and hold so many ids: of the first things of each kind. */
function readable(ids: number): string[] {
  return operations
    .filter(
      ({ method, path }) => method === 'GET' && path.split('{').length === ids + 1 && !QUESTIONS.has(path),
    )
    .flatMap(({ path }) => {
      const [collection = '', below] = path.split('/{id}')
      const first = known.at(collection).slice(0, FIRST_THINGS)
      return below === undefined ? [path] : first.map((id) => `${collection}/${id}${below}`)
    })
}

/** Routes of the contract that verify a password. */
const HASHES = new Set([
  'DELETE /account',
  'POST /access-tokens',
  'POST /house-invitations',
  'POST /members/offer/accept',
  'POST /members/{id}/offer',
])

/** Of 10: things live long enough to be changed, and routes that hash a password take long. */
function share({ method, path }: Operation): number {
  if (path.startsWith('/auth') || HASHES.has(`${method} ${path}`)) return 1
  return method === 'DELETE' ? 5 : 10
}

let guest: Member
let guestRequests = 0

/** Whose session a request has: a separate account's where it may end the session. */
async function senderOf({ operation }: DrawnRequest): Promise<Account> {
  if (operation.answers && !operation.path.startsWith('/sessions')) return { cookies: chef.cookies, token }
  if (guestRequests % REQUESTS_OF_GUEST === 0) guest = await api.signUp()
  guestRequests += 1
  return guest
}

/** The operation whose answer the document describes; undefined where the address or the method is another one. */
function askedFor({ operation, suffix }: DrawnRequest, { method, address }: SentRequest) {
  const another = /[;%/]/.test(suffix) || /\/\/|\/$|%2e|\.\./i.test(address)
  return another || method !== operation.method ? undefined : operation
}

function learn(drawn: DrawnRequest, { method, address }: SentRequest, answer: RawAnswer): void {
  if (drawn.sender !== 'account' || answer.status >= 300 || drawn.path.some((part) => part === '')) return
  known.learn(method, address.replace(/\/$/, ''), jsonOf(answer))
}

async function attempt(drawn: DrawnRequest): Promise<void> {
  // Answers without I/O would hold up the timers of the server.
  await turn()
  const { name } = drawn.operation
  const remoteAddress = drawn.operation.answers
    ? undefined
    : `10.9.${guestRequests >> 8}.${guestRequests & 255}`
  const request = prepare(drawn, known, await senderOf(drawn), remoteAddress)
  // A new guest is written too.
  await writtenTables(api.database.pool)
  const at = performance.now()
  let fault: string | undefined
  let answer: RawAnswer | undefined
  try {
    answer = await send(api, request, LONGEST_MS)
    findings.answered(name, answer.status, performance.now() - at)
    const isPage = drawn.operation.prefix === ''
    fault = documented.fault(askedFor(drawn, request), { method: request.method, isPage }, answer)
    const written = await writtenTables(api.database.pool)
    if (answer.status >= 400 && written.length > 0)
      fault ??= `a refused request has written in ${written.join()}`
    learn(drawn, request, answer)
  } catch (error) {
    fault = String(error)
  }
  const [logged] = findings.loggedErrors()
  if (logged !== undefined) fault = `${fault ?? 'an error in the log'}, ${logged}`
  if (fault === undefined) return
  const changes = drawn.body.sends === 'json' ? drawn.body.changes : []
  findings.fault(`${name}: ${fault}`, {
    ...request,
    body: String(request.body),
    changes,
    answer: answer?.bytes.toString(),
  })
}

test(
  `no request of any route breaks the server or is refused after it has written, and every answer has its shape (seed ${SEED})`,
  async () => {
    const before = await rows(rival)
    const others = undocumentedOperations(api.app, operations)
    await fc.assert(fc.asyncProperty(requests([...operations, ...others], share), attempt), {
      seed: SEED,
      numRuns: REQUESTS - OVER_SOCKETS,
      endOnFailure: true,
    })
    process.stdout.write(
      `fuzz: ${operations.length} documented operations, ${others.length} others, ${findings.summary()}\n`,
    )
    expect(findings.faults.join('\n\n')).toBe('')
    expect(await rows(rival)).toEqual(before)
    expect(await naiveCosts(chef)).toMatchObject(await storedCosts(chef))
    for (const address of readable(0))
      expect(await chef.get(`/api${address}`), address).toMatchObject({ status: 200 })
  },
  RUN_MS,
)

/** The state of an account's own rows. */
async function rows({ userId }: Member): Promise<Record<string, unknown>> {
  const all = await checksums(api.database, [userId])
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(userId)))
}
