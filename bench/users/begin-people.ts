import { type Chef, signUp } from '../support/chef.ts'
import { fillKitchens } from '../support/fill.ts'
import type { Server } from '../support/start-server.ts'
import { People } from './people.ts'

const KITCHEN = { products: 200, sheets: 30, lines: 10 }
const SIGNED_UP_AT_ONCE = 4

/** So many people, each with an account of 30 sheets of ten lines, one of which is open. */
export async function beginPeople(server: Pick<Server, 'url' | 'database'>, count: number): Promise<People> {
  const chefs: Chef[] = []
  let begun = 0
  const join = async () => {
    while (begun++ < count) chefs.push(await signUp(server))
  }
  await Promise.all(Array.from({ length: SIGNED_UP_AT_ONCE }, join))
  const ids = chefs.map(({ userId }) => userId)
  await fillKitchens(server, ids, KITCHEN)
  const headers = chefs.map((chef) => chef.headers)
  return People.begin(server.url, headers)
}
