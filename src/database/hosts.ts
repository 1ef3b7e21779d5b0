import { Client, type ClientConfig } from 'pg'

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

/** Which of several hosts is connected to: the first one, until it fails or turns out to be a replica. */
export class Hosts {
  readonly #addresses: readonly [string, ...string[]]
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
}

type Behaviour = {
  hosts: Hosts
  /** Whether statements keep their names, by which a connection of PostgreSQL remembers them. */
  named: boolean
}

/** The clients of a pool: each connects to the host that takes writes, or fails. */
export function clientOf({ hosts, named }: Behaviour): typeof Client {
  return class extends Client {
    readonly #address: string

    constructor(config: ClientConfig) {
      const address = hosts.current
      super({ ...config, connectionString: address })
      this.#address = address
      const query = this.query.bind(this) as (...asked: unknown[]) => unknown
      if (!named)
        this.query = ((asked: unknown, ...others: unknown[]) =>
          query(withoutName(asked), ...others)) as Client['query']
      const connect = this.connect.bind(this)
      if (hosts.areSeveral)
        this.connect = ((callback?: (error: Error | undefined) => void) => {
          const connecting = this.#toPrimary(connect)
          if (!callback) return connecting
          connecting.then(() => callback(undefined), callback)
          return undefined
        }) as Client['connect']
    }

    async #toPrimary(connect: () => Promise<unknown>): Promise<void> {
      try {
        await connect()
        const { rows } = await super.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        if (rows[0]?.standby) throw new Standby('This host is a replica')
      } catch (error) {
        hosts.moveOnFrom(this.#address)
        this.connection.stream.destroy()
        throw error
      }
    }
  }
}

/** Behind a pooler the next statement may run on another connection, which does not know the name. */
function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked) return asked
  return { ...asked, name: undefined }
}
