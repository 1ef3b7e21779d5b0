import { expect, test as base } from '@playwright/test'
import { register, type TestAccount } from './account.ts'
import { surroundings } from './environment.ts'
import { Complaints } from './watch.ts'

type Fixtures = {
  /** Console errors and page errors fail the test; `complaints.expect(/401/)` for those it provokes. */
  complaints: Complaints
  /** A fresh account, signed in on `page`. */
  account: TestAccount
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, also of a fixture that needs nothing
  baseURL: async ({}, give) => give(surroundings().baseUrl),

  complaints: [
    async ({ baseURL }, give) => {
      const complaints = new Complaints(String(baseURL))
      await give(complaints)
      expect(complaints.unexpected).toEqual([])
    },
    { auto: true },
  ],

  // The context is reused: a new page gives each test an empty session storage, and the network is back.
  page: async ({ context, complaints }, give) => {
    const leftOver = context.pages()
    const page = await context.newPage()
    await Promise.all(leftOver.map((left) => left.close()))
    complaints.watch(page)
    await context.setOffline(false)
    await give(page)
  },

  account: async ({ page }, give) => give(await register(page.request)),
})

/** `test` with someone signed in throughout, whether a test asks who or not. */
export const signedInTest = test.extend<{ signedIn: void }>({
  signedIn: [
    async ({ account }, give) => {
      expect(account.id).toBeTruthy()
      await give()
    },
    { auto: true },
  ],
})

export { expect }
