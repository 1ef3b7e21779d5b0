import { type Finding, right, wrong } from './finding.ts'

/** The first release with argon2, which hashes the passwords. */
const OLDEST = [24, 7] as const

export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
    ? right(`Node ${version}.`)
    : wrong(`Node ${version} est trop ancien.`, `Installez Node ${OLDEST.join('.')} ou plus récent.`)
}
