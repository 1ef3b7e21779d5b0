import * as fc from 'fast-check'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Member, startApi } from '#server/testing/start-api.ts'
import { operationsOf } from '../operations.ts'
import { exchange, firstAnswer, type RawRequest, rawRequests } from './broken-http.ts'
import { errorFault } from './documented-answers.ts'
import { Findings } from './findings.ts'
import { LONGEST_MS, OVER_SOCKETS, RUN_MS, SEED } from './settings.ts'

/** Sent at once, as most of them wait for the server's patience to end. */
const TOGETHER = 10

let api: Api
let chef: Member
let port: number
let findings: Findings
beforeAll(async () => {
  api = await startApi({}, { timeouts: { requestMs: 400, headMs: 300, checkEveryMs: 50 } })
  chef = await api.signUp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  findings = new Findings(api)
})
afterAll(() => api.close())

function faultOf({ bytes }: RawRequest, read: string): string | undefined {
  if (/HTTP\/1\.1 5\d\d /.test(read)) return 'an error of the server'
  if (read === '' || bytes.subarray(0, 5).equals(Buffer.from('HEAD '))) return undefined
  const answer = firstAnswer(read)
  return answer.status >= 400 ? errorFault(answer) : undefined
}

async function attempt(request: RawRequest): Promise<void> {
  const at = performance.now()
  let fault: string | undefined
  let read = ''
  try {
    read = await exchange(port, request, LONGEST_MS)
    const { status } = firstAnswer(read)
    findings.answered(request.operation.name, Number.isNaN(status) ? 'none' : status, performance.now() - at)
    fault = faultOf(request, read)
  } catch (error) {
    fault = String(error)
  }
  const [logged] = findings.loggedErrors()
  if (logged !== undefined) fault = `${fault ?? 'an error in the log, of this or another request'}, ${logged}`
  if (fault === undefined) return
  const { bytes, halfClosed } = request
  findings.fault(fault, { bytes: bytes.toString('latin1'), halfClosed, answer: read })
}

test(
  `requests that break HTTP are refused in the shape of every refusal, and the next one is served (seed ${SEED})`,
  async () => {
    const cookie = [...chef.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const drawn = fc.array(rawRequests(await operationsOf(chef), cookie), {
      minLength: TOGETHER,
      maxLength: TOGETHER,
    })
    await fc.assert(
      fc.asyncProperty(drawn, async (requests) => void (await Promise.all(requests.map(attempt)))),
      { seed: SEED, numRuns: OVER_SOCKETS / TOGETHER, endOnFailure: true },
    )
    process.stdout.write(`fuzz over sockets: ${findings.summary()}\n`)
    expect(findings.faults.join('\n\n')).toBe('')
    const bytes = Buffer.from('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(await exchange(port, { bytes, halfClosed: false }, LONGEST_MS)).toMatch(/^HTTP\/1\.1 200 /)
  },
  RUN_MS,
)
