/** The first 32 bits of the fractions of the roots of the first primes. */
const FRACTION = 2 ** 32
const fractions = (count: number, root: (prime: number) => number) =>
  Uint32Array.from(firstPrimes(count), (prime) => (root(prime) % 1) * FRACTION)
const START = fractions(8, Math.sqrt)
const ROUNDS = fractions(64, Math.cbrt)

const BLOCK = 64
/** Bytes that end a message: the first bit after it, and its length. */
const END = 9

/** The SHA-256 of bytes, in hexadecimal. By hand, as browsers keep crypto.subtle from pages that a house serves itself without a certificate. */
export function sha256(bytes: Uint8Array): string {
  const state = START.slice()
  const words = new Uint32Array(ROUNDS.length)
  const whole = bytes.length - (bytes.length % BLOCK)
  const message = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, message, at)
  const rest = endOf(bytes, whole)
  for (let at = 0; at < rest.byteLength; at += BLOCK) mix(state, words, rest, at)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** What follows the last whole block, filled up to blocks with the length of all in bits. */
function endOf(bytes: Uint8Array, whole: number): DataView {
  const rest = bytes.subarray(whole)
  const filled = new Uint8Array(rest.length + END > BLOCK ? BLOCK * 2 : BLOCK)
  filled.set(rest)
  filled[rest.length] = 0x80
  const view = new DataView(filled.buffer)
  view.setBigUint64(filled.length - 8, BigInt(bytes.length) * 8n)
  return view
}

function mix(state: Uint32Array, words: Uint32Array, message: DataView, at: number): void {
  for (let round = 0; round < ROUNDS.length; round += 1)
    words[round] = round < 16 ? message.getUint32(at + round * 4) : scheduled(words, round)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < ROUNDS.length; round += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[round] ?? 0) + (words[round] ?? 0)) | 0
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] ?? 0) + word
}

function scheduled(words: Uint32Array, round: number): number {
  const word = (back: number) => words[round - back] ?? 0
  const early = turned(word(15), 7) ^ turned(word(15), 18) ^ (word(15) >>> 3)
  const late = turned(word(2), 17) ^ turned(word(2), 19) ^ (word(2) >>> 10)
  return word(16) + early + word(7) + late
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes
}
