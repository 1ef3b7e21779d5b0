/**
 * What a tick names a step by: its number and a hash of its text, as `3-1a2b3c4d`. A step whose text or place changes is another
 * step, so that no tick moves to it; blanks and case do not count.
 * @param index of the step in its sheet, from 0
 */
export function stepKey(text: string, index: number): string {
  return `${index + 1}-${hashOf(text).toString(16).padStart(8, '0')}`
}

export const STEP_KEY = /^(?:[1-9]\d{0,2})-[0-9a-f]{8}$/

/** FNV-1a over code points: it distinguishes the versions of one step, not texts that are made to be alike. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const sign of text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim())
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash
}
