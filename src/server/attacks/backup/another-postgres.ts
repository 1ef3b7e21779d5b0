import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../testing/launch.ts'

/** Where Debian installs the oldest major version that Gramme takes. */
const BINARIES = '/usr/lib/postgresql/15/bin'

export type AnotherPostgres = {
  /** A database that its role owns, with the rights that README asks for. */
  connectionString: string
  stop: () => void
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

/** Starts a PostgreSQL 15 on a folder; undefined where the machine has none. */
export async function startPostgres15(folder: string): Promise<AnotherPostgres | undefined> {
  if (!existsSync(join(BINARIES, 'initdb'))) return undefined
  mkdirSync(folder)
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = (program: string, options: string[]) =>
    execFileSync(join(BINARIES, program), options, { ...owner, cwd: '/', stdio: 'ignore' })
  const port = await freePort()
  run('initdb', ['-D', data, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  run('pg_ctl', ['-D', data, '-w', '-o', `-p ${port} -k ${folder}`, '-l', join(folder, 'log'), 'start'])
  const admin = new Client({ connectionString: `postgresql://admin@127.0.0.1:${port}/postgres` })
  await admin.connect()
  await admin.query('create role gramme login createrole')
  await admin.query('create database gramme owner gramme')
  await admin.end()
  return {
    connectionString: `postgresql://gramme@127.0.0.1:${port}/gramme`,
    stop: () => run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
  }
}
