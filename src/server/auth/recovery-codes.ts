import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/account-limits.ts'

/** Without signs that look alike on paper: 0 and o, 1, l and i. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 5

/** So many of them as an account has. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeCode)
}

/** 'k7wmq-3xhtz': 49 random bits. */
export function makeCode(): string {
  return `${group()}-${group()}`
}

function group(): string {
  return Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
