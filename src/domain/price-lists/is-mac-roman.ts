/** French letters outside ASCII, as words have them. */
const SMALL = new Set('àâäçéèêëîïôöùûüÿœæ')
const CAPITAL = new Set('ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ')
/** What a French text may have right behind or before a letter, in whatever encoding. */
const BESIDE = new Set('«»‘’“”…–—°·®²³\u00a0')

const signsOf = (encoding: string) =>
  Array.from(new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
const WINDOWS = signsOf('windows-1252')
const MAC = signsOf('macintosh')

const isSmall = (byte = 0) => byte >= 0x61 && byte <= 0x7a
const isCapital = (byte = 0) => byte >= 0x41 && byte <= 0x5a

/**
 * Whether bytes that are no UTF-8 were written by an old Macintosh: read so, its words are French, and read as Windows
 * they have signs in them that no word has.
 */
export function isMacRoman(bytes: Uint8Array): boolean {
  let [mac, windows, strange] = [0, 0, 0]
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return
    const [before, behind] = [bytes[at - 1], bytes[at + 1]]
    const asWindows = fitOf(WINDOWS[byte] ?? '', before, behind)
    mac += fitOf(MAC[byte] ?? '', before, behind)
    windows += asWindows
    if (asWindows < 0) strange += 1
  })
  return strange > 0 && mac > 0 && mac > windows
}

/** 1 for a letter that fits its word, -1 for a sign that no French word has, 0 for what says nothing. */
function fitOf(sign: string, before: number | undefined, behind: number | undefined): -1 | 0 | 1 {
  const [small, capital] = [isSmall(before) || isSmall(behind), isCapital(before) || isCapital(behind)]
  if (!small && !capital) return 0
  if (SMALL.has(sign)) return isCapital(before) && isCapital(behind) ? -1 : 1
  if (CAPITAL.has(sign)) return isSmall(before) ? -1 : 1
  return BESIDE.has(sign) || !(isLetter(before) && isLetter(behind)) ? 0 : -1
}

const isLetter = (byte: number | undefined) => isSmall(byte) || isCapital(byte)
