import { expect, test } from 'vitest'
import { checkNode } from './check-node.ts'

test('a Node before 24.7 is too old', () => {
  const versions = ['24.6.0', '24.7.0', '26.0.0']
  expect(versions.map((version) => checkNode(version).ok)).toEqual([false, true, true])
})
