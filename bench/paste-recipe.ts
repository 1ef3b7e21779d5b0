import { asMember } from '#database/as-member.ts'
import { nameMatcher } from '#domain/imports/name-matcher.ts'
import { readRecipeText } from '#domain/imports/recipe-text.ts'
import { signUp } from './support/chef.ts'
import { cpuTime } from './support/cpu-time.ts'
import type { Figure } from './support/figure.ts'
import { fillProducts } from './support/fill.ts'
import { fixedWork } from './support/fixed-work.ts'
import { startServer } from './support/start-server.ts'
import { atMostTimes, ofTurns, type Turn } from './support/turns.ts'

const PRODUCTS = 5000
const ROUNDS = 11
/** Of the time of the fixed work. */
const MOST_RATIO = 2
const MOST_RATIO_REQUESTED = 3.2
const WHAT =
  'crème beurre farine tomates échalote œufs noisettes sucre bœuf volaille citrons champignons huile vinaigre pâte'
const HOW = ['entière', 'fraîches', 'bio']

/** Thirty lines as a cook has them in a file; two in thirty are misspelt. */
const RECIPE = Array.from({ length: 30 }, (_, index) => {
  const words = WHAT.split(' ')
  const word = words[index % words.length] ?? ''
  const name = index % 15 === 7 ? word.replace(/.$/u, '') : word
  return `${100 + index * 10} g de ${name} ${HOW[index % HOW.length] ?? ''}`
}).join('\n')

/** A pasted recipe finds its products: read and matched alone, and as the answer to a request. */
export async function measurePasteRecipe(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chef = await signUp(server)
    await fillProducts(server, chef.userId, PRODUCTS)
    const { rows } = await asMember(server.database, chef.userId, ({ client }) =>
      client.query<{ name: string }>('SELECT name FROM user_products'),
    )
    if (rows.length !== PRODUCTS) throw new Error(`${rows.length} products are there`)
    const alone: Turn[] = []
    const requested: Turn[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floor = await cpuTime(fixedWork)
      const read = await cpuTime(() => pastedNames(rows))
      const started = performance.now()
      const response = await fetch(`${server.url}/api/user-products/matches`, {
        method: 'POST',
        headers: { ...chef.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ names: read.value }),
      })
      await response.text()
      if (!response.ok) throw new Error(`Matching answered ${response.status}`)
      if (round === 0) continue
      alone.push({ subject: read.ms, floor: floor.ms })
      requested.push({ subject: performance.now() - started, floor: floor.value })
    }
    const name = `paste of 30 lines against ${PRODUCTS} products`
    return [
      {
        name: `${name}, in one thread (processor time), beside fixed work`,
        unit: 'ms',
        ...ofTurns(alone),
        goal: atMostTimes(MOST_RATIO),
      },
      {
        name: `${name}, asked of the server, beside fixed work`,
        unit: 'ms',
        ...ofTurns(requested),
        goal: atMostTimes(MOST_RATIO_REQUESTED),
      },
    ]
  } finally {
    await server.stop()
  }
}

/** The names of the recipe, after all of them were looked for among the products. */
export function pastedNames(products: readonly { name: string }[]): string[] {
  const names = readRecipeText(RECIPE).map(({ name }) => name)
  const found = names.map(nameMatcher(products))
  if (found.length !== 30) throw new Error(`${found.length} lines were read`)
  return names
}
