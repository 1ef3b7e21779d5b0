import { openSync, writeSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFullDisk } from './startup-error.ts'

/** What Linux answers who writes where no room is left. */
function fullDisk(): unknown {
  try {
    writeSync(openSync('/dev/full', 'w'), 'x')
  } catch (error) {
    return error
  }
  throw new Error('/dev/full took a byte')
}

test.runIf(process.platform === 'linux')(
  'a disk without room is known by its error, also within another',
  () => {
    expect(isFullDisk(fullDisk())).toBe(true)
    expect(isFullDisk(new Error('no secret', { cause: fullDisk() }))).toBe(true)
  },
)

test('it is known by what a program wrote, and no other failure is taken for it', () => {
  expect(isFullDisk('initdb: error: could not write file: No space left on device')).toBe(true)
  expect(isFullDisk('initdb: error: could not create directory: Permission denied')).toBe(false)
  expect(isFullDisk(new Error('EACCES: permission denied'))).toBe(false)
})
