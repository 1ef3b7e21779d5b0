import { Client, type ClientConfig } from 'pg'
import { isUnanswered } from './sql-failure.ts'

/** For a connection to one of several hosts: a machine that is off does not refuse it. */
const SILENT_AFTER_MS = 3_000

/** Scheme, user and password, hosts, and the rest of an address. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^@/]*@)?)([^/?#]*)(.*)$/i
const SESSION_ATTRS = /([?&])target_session_attrs=([^&#]*)&?/

/**
 * An address for each host of a connection string, in their order: libpq's `h1:5432,h2:5432` is unknown to pg.
 * `target_session_attrs` is left out of them, as Gramme always wants the host that takes writes.
 */
export function addressesOf(connectionString: string): [string, ...string[]] {
  const [, scheme = '', user = '', hosts = '', rest = ''] = PARTS.exec(connectionString) ?? []
  if (!scheme) return [connectionString]
  const plain = rest.replace(SESSION_ATTRS, '$1').replace(/[?&]$/, '')
  const [first = '', ...others] = hosts.split(',')
  const address = (host: string): string => `${scheme}${user}${host}${plain}`
  return [address(first), ...others.map(address)]
}

/** What a connection string asks of its hosts; undefined where it says nothing. */
export function sessionAttrsOf(connectionString: string): string | undefined {
  return SESSION_ATTRS.exec(connectionString)?.[2]
}

/** The host answers and takes no writes: it is a replica. */
class Standby extends Error {
  override readonly name = 'Standby'
  readonly code = 'STANDBY'
}

/** One connection, as far as the choice of a host is concerned. */
type Connection = { address: string; cut: () => void }

/** Which of several hosts is connected to: the first one, until it fails or turns out to be a replica. */
export class Hosts {
  readonly #addresses: readonly [string, ...string[]]
  readonly #open = new Set<Connection>()
  #current = 0

  constructor(connectionString: string) {
    this.#addresses = addressesOf(connectionString)
  }

  get areSeveral(): boolean {
    return this.#addresses.length > 1
  }

  /** The address that is tried next. */
  get current(): string {
    return this.#addresses[this.#current] ?? this.#addresses[0]
  }

  /** The next attempt goes to the next host, unless another attempt has moved on already. */
  moveOnFrom(address: string): void {
    if (address === this.current) this.#current = (this.#current + 1) % this.#addresses.length
  }

  /** @returns what forgets the connection again */
  add(connection: Connection): () => void {
    this.#open.add(connection)
    return () => this.#open.delete(connection)
  }

  /** A host that leaves a statement unanswered would leave those on its other connections too: they are cut. */
  giveUp(address: string): void {
    this.moveOnFrom(address)
    for (const connection of this.#open) if (connection.address === address) connection.cut()
  }
}

type Behaviour = {
  hosts: Hosts
  /** Whether statements keep their names, by which a connection of PostgreSQL remembers them. */
  named: boolean
}

type Query = (...args: unknown[]) => unknown

/** The clients of a pool: each connects to the host that takes writes, or fails. */
export function clientOf({ hosts, named }: Behaviour): typeof Client {
  return class extends Client {
    readonly #address: string

    constructor(config: ClientConfig) {
      const address = hosts.current
      super({ ...config, connectionString: address })
      this.#address = address
      const query = this.query.bind(this) as Query
      if (hosts.areSeveral) this.#chooseHost(query)
      else if (!named) this.query = withoutNames(query) as Client['query']
    }

    #chooseHost(query: Query): void {
      const connect = this.connect.bind(this)
      this.connect = ((callback?: (error: Error | undefined) => void) => {
        const connecting = this.#toPrimary(connect)
        if (!callback) return connecting
        connecting.then(() => callback(undefined), callback)
        return undefined
      }) as Client['connect']
      const watched = watching(query, () => hosts.giveUp(this.#address))
      this.query = (named ? watched : withoutNames(watched)) as Client['query']
    }

    async #toPrimary(connect: () => Promise<unknown>): Promise<void> {
      const { stream } = this.connection
      const limit = setTimeout(() => stream.destroy(new Error('timeout expired')), SILENT_AFTER_MS)
      try {
        await connect()
        const { rows } = await super.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        if (rows[0]?.standby) throw new Standby('This host is a replica')
        this.once('end', hosts.add({ address: this.#address, cut: () => stream.destroy() }))
      } catch (error) {
        hosts.moveOnFrom(this.#address)
        stream.destroy()
        throw error
      } finally {
        clearTimeout(limit)
      }
    }
  }
}

/** Notices where a statement is not answered in time. */
function watching(query: Query, onUnanswered: () => void): Query {
  const look = (error: unknown): void => {
    if (isUnanswered(error)) onUnanswered()
  }
  return (...args) => {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const watched = (error: unknown, ...others: unknown[]): void => {
        look(error)
        callback(error, ...others)
      }
      return query(...args.slice(0, -1), watched)
    }
    const answer = query(...args)
    if (answer instanceof Promise) answer.catch(look)
    return answer
  }
}

/** Behind a pooler the next statement may run on another connection, which does not know the name. */
function withoutNames(query: Query): Query {
  return (statement, ...others) =>
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
      ? query({ ...statement, name: undefined }, ...others)
      : query(statement, ...others)
}
