import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach } from 'vitest'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'

/** Nothing listens there. */
const NO_NETWORK = 'http://127.0.0.1:9/'

interface DoctorSetUp {
  folder: string
  /** In that folder, and not there yet. */
  dataDir: string
}

export function doctorForEachTest(assign: (setUp: DoctorSetUp) => unknown): void {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gramme-doctor-'))
    assign({ folder, dataDir: join(folder, 'data') })
  })
  afterEach(() => rm(folder, { recursive: true }))
}

/** What the doctor finds under these variables, on a free port and without a network. */
export async function findingsOf(variables: Record<string, string>): Promise<Finding[]> {
  const settings = { HOST: '127.0.0.1', PORT: String(await freePort()), ...variables }
  const findings: Finding[] = []
  for await (const finding of examine(settings, { clock: NO_NETWORK })) findings.push(finding)
  return findings
}

export const faultsAmong = (findings: readonly Finding[]) => findings.filter(({ ok }) => !ok)

export async function listeningPort(server: Server | SMTPServer): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const address = 'server' in server ? server.server.address() : server.address()
  return typeof address === 'object' && address ? address.port : 0
}

export const closed = (server: Server | SMTPServer) => new Promise<void>((done) => server.close(() => done()))

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listeningPort(server)
  await closed(server)
  return port
}

/** Runs a script as an operator does, with these variables alone. */
export function runScript(script: string, variables: Record<string, string>, ...values: string[]) {
  return promisify(execFile)(process.execPath, [script, ...values], {
    env: { PATH: process.env.PATH, ...variables },
  })
}
