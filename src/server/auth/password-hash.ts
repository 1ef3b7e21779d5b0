import { verifyPassword as verifyScrypt } from 'better-auth/crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inTurn } from './hashing-line.ts'

/** The second choice of OWASP's Password Storage Cheat Sheet; the others take two to twelve times as long here. */
const CURRENT = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const derive = promisify(argon2)
const ready = new AsyncLocalStorage<{ password: string; hash: string }>()

/**
 * Hashes a password, and does work in which hashing it takes no time: better-auth does so within a transaction, whose
 * connection others would wait for.
 */
export async function withHash<Result>(password: string, work: () => Promise<Result>): Promise<Result> {
  return withKnownHash({ password, hash: await hashPassword(password) }, work)
}

/** Does work in which this is the hash of a password. */
export function withKnownHash<Result>(
  known: { password: string; hash: string },
  work: () => Promise<Result>,
): Promise<Result> {
  return ready.run(known, work)
}

/** A hash with its salt and parameters, in the format of the argon2 command line tool. */
export async function hashPassword(password: string): Promise<string> {
  const made = ready.getStore()
  if (made?.password === password) return made.hash
  const salt = randomBytes(SALT_BYTES)
  const hash = await inTurn(() => digest(password, salt, { ...CURRENT, tagLength: HASH_BYTES }))
  return `${prefix(CURRENT)}${encode(salt)}$${encode(hash)}`
}

/** Verifies the hashes of today, those with other parameters, and those of better-auth (scrypt). */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [encoded, memory, passes, parallelism, salt = '', right = ''] = ENCODED.exec(hash) ?? []
  if (encoded === undefined) return inTurn(() => verifyScrypt({ hash, password }))
  const expected = Buffer.from(right, 'base64')
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const given = await inTurn(() => digest(password, Buffer.from(salt, 'base64'), parameters))
  return timingSafeEqual(given, expected)
}

/** Whether a hash was made with other parameters than new ones are. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix(CURRENT))
}

type Parameters = typeof CURRENT

function prefix({ memory, passes, parallelism }: Parameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

/** The same password is typed composed on one keyboard and decomposed on another. */
function digest(password: string, nonce: Buffer, parameters: Parameters & { tagLength: number }) {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
