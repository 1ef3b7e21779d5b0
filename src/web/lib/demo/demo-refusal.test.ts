import { expect, test, vi } from 'vitest'
import { visitDemo } from './demo.ts'
import { refusedInDemo } from './demo-refusal.ts'

test('only in the demo is a write refused', () => {
  expect(refusedInDemo()).toBe(false)
  visitDemo()
  expect(refusedInDemo()).toBe(true)
  // A page that visits the demo does so until it is closed.
  vi.resetModules()
})
