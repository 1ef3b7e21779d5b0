import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser that tests and measurements drive: `CHROMIUM_PATH`, or one found in the usual places. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return CANDIDATES.find((path) => existsSync(path))
}

/** Finds a Chromium, or installs Debian's when root; throws a sentence that says what to install otherwise. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium found. Install it (Debian, Ubuntu: sudo apt-get install chromium) or point CHROMIUM_PATH at a Chrome or Chromium, then run npm test again.',
  )
}
