// A sheet where it is read and printed.
export { scaleWays } from '../scale-ways.ts'
export { sheetShare } from '../sheet-share.ts'
