import { expect, test } from 'vitest'
import { displayedDescription } from './displayed-description.ts'

test('a dish begins with the description of its sheet, unless that is too long for a dish', () => {
  expect(displayedDescription(' Échalotes confites\n')).toBe('Échalotes confites')
  expect(displayedDescription('a'.repeat(500))).toHaveLength(500)
  expect(displayedDescription('a'.repeat(501))).toBe('')
})
