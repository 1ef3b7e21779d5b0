import { beforeEach } from 'vitest'
import { Kitchen } from './kitchen.ts'

/** A kitchen for all tests of a file, empty again before each of them. */
export function emptyKitchen(): Kitchen {
  const kitchen = new Kitchen()
  beforeEach(() => kitchen.empty())
  return kitchen
}
