import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without its windows: the same engine and release, a fifth less work for each page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** How tests start it: no page lives long enough to earn what V8's slowest compiler costs. */
export const TEST_CHROMIUM_ARGS = ['--no-sandbox', '--js-flags=--no-turbofan'] as const

/** The browser that measurements drive: `CHROMIUM_PATH`, or one found in the usual places. */
export function findChromium(): string | undefined {
  return found([...WHOLE, HEADLESS_SHELL])
}

/** The browser that tests drive: `CHROMIUM_PATH`, or one found in the usual places, the headless shell first. */
export function findTestChromium(): string | undefined {
  return found([HEADLESS_SHELL, ...WHOLE])
}

function found(candidates: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return candidates.find((path) => existsSync(path))
}

/** Finds a Chromium for measurements, or installs Debian's when root; throws a sentence that says what to install otherwise. */
export function ensureChromium(): string {
  return findChromium() ?? installed('chromium') ?? fail()
}

/** Finds a Chromium for tests, or installs Debian's headless shell when root; throws as `ensureChromium`. */
export function ensureTestChromium(): string {
  const found = findTestChromium()
  const slower = found !== undefined && WHOLE.includes(found) && process.env.CHROMIUM_PATH === undefined
  if (found !== undefined && !slower) return found
  return installed('chromium-headless-shell') ?? found ?? installed('chromium') ?? fail()
}

function installed(debianPackage: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const install = ['install', '-y', '-qq', '--no-install-recommends', debianPackage]
  if (spawnSync('apt-get', install, quiet).status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', install, quiet)
  }
  const path = `/usr/bin/${debianPackage}`
  return existsSync(path) ? path : undefined
}

function fail(): never {
  throw new Error(
    'No Chromium found. Install it (Debian, Ubuntu: sudo apt-get install chromium) or point CHROMIUM_PATH at a Chrome or Chromium, then run npm test again.',
  )
}
