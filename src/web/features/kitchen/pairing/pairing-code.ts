import { PAIRING_CODE_LENGTH, PAIRING_SIGNS } from '#domain/kitchen/limits.ts'

const HALF = PAIRING_CODE_LENGTH / 2
const CODE = new RegExp(`^[${PAIRING_SIGNS}]{${PAIRING_CODE_LENGTH}}$`)

const signsOf = (text: string) => text.toUpperCase().replaceAll(/[^\dA-Z]/g, '')

/** A code as it is typed, in two groups of four. */
export function shownCode(text: string): string {
  const signs = signsOf(text).slice(0, PAIRING_CODE_LENGTH)
  return signs.length > HALF ? `${signs.slice(0, HALF)} ${signs.slice(HALF)}` : signs
}

export function isWholeCode(text: string): boolean {
  return CODE.test(signsOf(text))
}

/** The code that an address ends with, as the QR code of one says; undefined where it ends with none. */
export function codeOfHash(hash: string): string | undefined {
  const code = hash.slice(1)
  return isWholeCode(code) ? shownCode(code) : undefined
}
