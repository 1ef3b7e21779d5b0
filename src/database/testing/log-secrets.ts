/**
 * What no log may hold: addresses of people (those of tests end in exemple.fr), links of mails, hashes of passwords, access tokens, statements.
 */
const SECRETS = /(@|%40)exemple\.fr|token(=|%3D)|\$argon2|Failed query|gramme_[\w-]{43}/i

/** A shorter part of a cookie or a base64 text may be part of something else. */
const SHORTEST_PART = 12

/**
 * The lines of a log that hold a secret, by their number and by what comes before it.
 * @param known values that were in use: tokens, passwords; found as JSON, addresses, forms, base64 and hexadecimal write them too
 */
export function linesWithSecrets(log: string, known: Iterable<string> = []): string[] {
  const values = [...new Set([...known].flatMap(formsOf))]
  return log.split('\n').flatMap((line, index) => {
    const at =
      values.map((value) => line.indexOf(value)).find((place) => place !== -1) ?? line.search(SECRETS)
    return at === -1 ? [] : [`line ${index + 1}, after '${line.slice(Math.max(0, at - 60), at)}'`]
  })
}

/** @throws when a log holds a secret */
export function refuseSecrets(name: string, log: string, known: Iterable<string> = []): void {
  const found = linesWithSecrets(log, known)
  if (found.length > 0) throw new Error(`${name} holds secrets:\n${found.slice(0, 5).join('\n')}`)
}

function formsOf(secret: string): string[] {
  const token = /^([^.]+)\.[^.]+$/.exec(secret)?.[1] ?? ''
  const escaped = inJson(secret)
  const parts = [token, ...base64Of(secret), Buffer.from(secret).toString('hex')]
  return [
    secret,
    escaped,
    inJson(escaped),
    encodeURIComponent(secret),
    new URLSearchParams({ a: secret }).toString().slice(2),
    ...parts.filter((part) => part.length >= SHORTEST_PART),
  ]
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** By its place among other bytes base64 writes the same bytes in three ways; what depends on its neighbours is left out. */
function base64Of(secret: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
    const own = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)] as const
    return [bytes.toString('base64').slice(...own), bytes.toString('base64url').slice(...own)]
  })
}
