/** What no log may hold: addresses of people (those of tests end in exemple.fr), links that reset, hashes of passwords. */
const SECRETS = /@exemple\.fr|token=|\$argon2/

/**
 * The lines of a log that hold a secret, by their number and by what comes before it.
 * @param known values that were in use: tokens, passwords
 */
export function linesWithSecrets(log: string, known: Iterable<string> = []): string[] {
  const values = [...known]
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
