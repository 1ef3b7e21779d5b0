import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sharedApi } from './shared-api.ts'
import type { Api, Member } from './start-api.ts'

/** Hooks that most test files on the shared API begin with: each assigns what it sets up to the variables of its file. */

export interface ChefSetUp {
  api: Api
  chef: Member
}

export function chefForEachTest(assign: (setUp: ChefSetUp) => unknown): void {
  let api: Api
  beforeAll(async () => {
    api = await sharedApi()
  })
  beforeEach(async () => {
    await assign({ api, chef: await api.signUp() })
  })
  afterAll(() => api.close())
}

/** The tests of the file share the account. */
export function chefForAllTests(assign: (setUp: ChefSetUp) => unknown): void {
  let api: Api
  beforeAll(async () => {
    api = await sharedApi()
    assign({ api, chef: await api.signUp() })
  })
  afterAll(() => api.close())
}
