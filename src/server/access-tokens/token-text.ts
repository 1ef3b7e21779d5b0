import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_PREFIX } from '#contract/token-limits.ts'

/** As many bits as the hash has: nothing is gained by guessing, so that no slow hash is needed. */
const RANDOM_BYTES = 32
/** Characters of a token that the list shows, after its prefix: enough to tell twenty apart. */
const SHOWN_LENGTH = 6

const WHOLE = new RegExp(`^${TOKEN_PREFIX}[\\w-]{${Math.ceil((RANDOM_BYTES * 8) / 6)}}$`)

export function makeToken(): { token: string; beginning: string; hash: string } {
  const token = TOKEN_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
  return { token, beginning: token.slice(0, TOKEN_PREFIX.length + SHOWN_LENGTH), hash: hashToken(token) }
}

/** Whether a text has the shape of a token: no other is looked up. */
export function isWholeToken(text: string): boolean {
  return WHOLE.test(text)
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
