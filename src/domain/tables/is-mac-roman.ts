/** Lower-case French letters outside ASCII. */
const SMALL = new Set('àâäçéèêëîïôöùûüÿœæ')
const CAPITAL = new Set('ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ')
/** Characters outside ASCII that may be directly before or after a letter in a French text. */
const BESIDE = new Set('«»‘’“”…–—°·®²³\u00a0')

const signsOf = (encoding: string) =>
  Array.from(new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
const WINDOWS = signsOf('windows-1252')
const MAC = signsOf('macintosh')

const isSmall = (byte = 0) => byte >= 0x61 && byte <= 0x7a
const isCapital = (byte = 0) => byte >= 0x41 && byte <= 0x5a

/**
 * Whether bytes that are not UTF-8 are Mac Roman: decoded so, the words are French, while decoded as Windows-1252 they
 * contain characters that occur in no word.
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

/** 1 for a letter that fits its word, -1 for a character that occurs in no French word, 0 otherwise. */
function fitOf(sign: string, before: number | undefined, behind: number | undefined): -1 | 0 | 1 {
  const [small, capital] = [isSmall(before) || isSmall(behind), isCapital(before) || isCapital(behind)]
  if (!small && !capital) return 0
  if (SMALL.has(sign)) return isCapital(before) && isCapital(behind) ? -1 : 1
  if (CAPITAL.has(sign)) return isSmall(before) ? -1 : 1
  return BESIDE.has(sign) || !(isLetter(before) && isLetter(behind)) ? 0 : -1
}

const isLetter = (byte: number | undefined) => isSmall(byte) || isCapital(byte)
