import { randomInt } from 'node:crypto'

/** What the requests are drawn from: the same seed draws the same requests. */
export const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
/** Of a run: few within all tests. */
export const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 800)
/** How many of them are sent over a socket, as they may break HTTP itself. */
export const OVER_SOCKETS = Math.ceil(REQUESTS / 200) * 10
/** No machine of tests stalls longer. */
export const LONGEST_MS = 60_000
/** For a whole run. */
export const RUN_MS = LONGEST_MS + REQUESTS * 500
