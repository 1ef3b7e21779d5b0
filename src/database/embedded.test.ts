import { Client } from 'pg'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isAlive } from './embedded/postmaster-file.ts'
import { query, dataFolder } from './testing/data-folder.ts'

const folder = dataFolder()

function processGroup(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }))
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data from one start to the next', async () => {
    folder.fill()
    const first = await folder.start()
    await query(first, 'create table notes as select 42 as answer')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    expect(await query(await folder.start(), 'select answer from notes')).toEqual([{ answer: 42 }])
  })

  test('is on this machine only, keeps every acknowledged write, and its password to itself', async () => {
    folder.fill()
    const embedded = await folder.start()
    const settings = await query<{ name: string; setting: string }>(
      embedded,
      `select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'server_encoding', 'recovery_init_sync_method')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '127.0.0.1',
      fsync: 'on',
      synchronous_commit: 'on',
      server_encoding: 'UTF8',
      recovery_init_sync_method: platform() === 'linux' ? 'syncfs' : 'fsync',
    })
    expect(statSync(join(folder.path, 'postgres-password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder.path, 'postgres')).mode & 0o777).toBe(0o700)
    expect(
      await query(embedded, 'select rolname from pg_roles where rolsuper and rolname = current_user'),
    ).toEqual([])
  })

  test('does not hear the Ctrl+C of the terminal', async () => {
    folder.fill()
    const { pid } = await folder.start()
    expect(processGroup(pid)).toBe(pid)
    expect(processGroup(pid)).not.toBe(processGroup(process.pid))
  })

  test('starts again at the same address when it is killed, three times, and then calls onExit', async () => {
    folder.fill()
    let ended = 0
    const embedded = await folder.start({ onExit: () => (ended += 1), restartsAfterMs: [0, 0, 10] })
    const answers = async () => {
      const client = new Client({ connectionString: embedded.connectionString })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.query('select 1')
        return true
      } catch {
        return false
      } finally {
        await client.end().catch(() => undefined)
      }
    }
    for (let killed = 1; killed <= 3; killed += 1) {
      const { pid } = embedded
      process.kill(pid, killed === 2 ? 'SIGQUIT' : 'SIGKILL')
      await expect.poll(() => embedded.pid, { timeout: 30_000 }).not.toBe(pid)
      await expect.poll(answers, { timeout: 30_000 }).toBe(true)
      expect(ended).toBe(0)
    }
    process.kill(embedded.pid, 'SIGKILL')
    await expect.poll(() => ended, { timeout: 30_000 }).toBe(1)
    await embedded.stop()
    expect(ended).toBe(1)
  })

  test('does not call onExit when it is stopped', async () => {
    folder.fill()
    let ended = 0
    const embedded = await folder.start({ onExit: () => (ended += 1) })
    await embedded.stop()
    expect(ended).toBe(0)
  })

  test('does not wait for a frozen process for longer than it may', async () => {
    folder.fill()
    const embedded = await folder.start()
    const client = new Client({ connectionString: embedded.connectionString })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const frozen = rows[0]?.pid ?? 0
    process.kill(frozen, 'SIGSTOP')
    try {
      const stopped = embedded.stop(1_500).then(() => 'stopped')
      expect(await Promise.race([stopped, delay(8_000, 'waits')])).toBe('stopped')
    } finally {
      process.kill(frozen, 'SIGCONT')
    }
    await expect.poll(() => isAlive(embedded.pid)).toBe(false)
  })

  test('empties a log grown too long', async () => {
    folder.fill()
    const log = join(folder.path, 'postgres.log')
    writeFileSync(log, '')
    truncateSync(log, 11 * 1024 * 1024)
    await folder.start()
    expect(statSync(log).size).toBeLessThan(10_000)
  })

  test('makes a password anew for data that came back without it', async () => {
    folder.fill()
    const first = await folder.start()
    await query(first, 'create table notes as select 42 as answer')
    await first.stop()
    rmSync(join(folder.path, 'postgres-password'))
    expect(await query(await folder.start(), 'select answer from notes')).toEqual([{ answer: 42 }])
  })
})

describe('after a brutal end', () => {
  test.each([
    ['of the server, whose PostgreSQL is left behind', (child: number, _postgres: number) => [child]],
    ['of the server and of PostgreSQL', (child: number, postgres: number) => [child, postgres]],
  ])('%s, every acknowledged write is there', async (_what, victims) => {
    folder.fill()
    const { child, next } = folder.hold('write')
    const { pid = 0 } = await next()
    let acknowledged = -1
    while (acknowledged < 300) {
      const { row } = await next()
      if (row === undefined) throw new Error('The server ended by itself')
      acknowledged = row
    }
    for (const victim of victims(child.pid ?? 0, pid)) process.kill(victim, 'SIGKILL')
    for (let report = await next(); report.row !== undefined; report = await next()) acknowledged = report.row
    const again = await folder.start()
    expect(isAlive(pid)).toBe(false)
    const [{ count, last } = { count: 0, last: 0 }] = await query<{ count: number; last: number }>(
      again,
      'select count(*) as count, max(row) as last from kept',
    )
    expect(last).toBeGreaterThanOrEqual(acknowledged)
    expect(count).toBe(last + 1)
  })

  test('of a first start, the next one begins afresh', async () => {
    const left = join(folder.path, `postgres.new-${2 ** 22 - 1}`)
    mkdirSync(left)
    writeFileSync(join(left, 'PG_VERSION'), '18\n')
    await folder.start({ durable: false })
    expect(existsSync(left)).toBe(false)
  })

  test('a process number given to another program is no obstacle', async () => {
    folder.fill()
    const first = await folder.start()
    await first.stop()
    writeFileSync(
      join(folder.path, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${folder.path}/postgres\n0\n1\n\n\n\nready\n`,
    )
    expect(await query(await folder.start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
