import type { System } from '#contract/sessions.ts'

type Device = { browser: string | null; system: System | null }

/** The first that is named counts: most browsers also name those that they are made of or wish to be taken for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b|\biPod\b/, 'iphone'],
  // Other browsers of an iPad name themselves as on iOS, and the computer that they ask the pages for.
  [/\biPad\b|\bMacintosh\b.*\b(CriOS|FxiOS|EdgiOS|OPT)\//, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

/**
 * Browser and system as a User-Agent header names them; null for what it does not name. Written here: ua-parser-js is
 * licensed under the AGPL since its version 2, and a list of sessions needs no versions and no models.
 */
export function deviceOf(userAgent: string): Device {
  const browser = firstOf(BROWSERS, userAgent)
  const system = firstOf(SYSTEMS, userAgent)
  return { browser, system: browser === 'Safari' && system === 'mac' ? 'mac-or-ipad' : system }
}

function firstOf<Name>(names: readonly (readonly [RegExp, Name])[], userAgent: string): Name | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
