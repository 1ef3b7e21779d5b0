import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresNode } from '#database/testing/postgres-node.ts'

/** Where Debian installs the oldest major version that Gramme takes. */
const BINARIES = '/usr/lib/postgresql/15/bin'

export const hasDebianPostgres = (): boolean => existsSync(join(BINARIES, 'initdb'))

/** A PostgreSQL 15 with its own folder and port. */
export class DebianPostgres extends PostgresNode {
  private constructor(folder: string, port: number) {
    super({ programs: BINARIES, folder, port })
  }

  /** A new one with a database whose role has the rights that README asks for. @param settings as `wal_level=logical` */
  static async begin(folder: string, port: number, settings: string[] = []): Promise<DebianPostgres> {
    const made = new DebianPostgres(folder, port)
    made.make(settings)
    made.start()
    await made.query('postgres', 'create role gramme login createrole', 'create database gramme owner gramme')
    return made
  }

  /** A streaming replica of another one. */
  static replicaOf(primary: DebianPostgres, folder: string, port: number): DebianPostgres {
    const made = new DebianPostgres(folder, port)
    made.follow(primary)
    made.start()
    return made
  }

  /** Of the role that Gramme connects as. */
  get connectionString(): string {
    return `postgresql://gramme@127.0.0.1:${this.port}/gramme`
  }

  /** What the last of the statements gives. */
  asAdmin(...statements: string[]): Promise<Record<string, unknown>[]> {
    return this.query(statements.length > 1 ? 'postgres' : 'gramme', ...statements)
  }
}
