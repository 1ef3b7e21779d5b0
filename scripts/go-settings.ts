/**
 * The compiler and the linter are Go programs: collecting garbage less often takes a quarter of their processor time away.
 * On several threads each works out again the types that files share: one thread takes a sixth less, beside other checks.
 */
export const GO_SETTINGS = { GOGC: '400', GOMAXPROCS: '1' }
