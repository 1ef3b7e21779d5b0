/**
 * Follows each recipe of CONTRIBUTING.md on a copy of the repository, which has to compile and to pass the tests that it names;
 * where the recipe says so, it is then followed without each of its steps in turn, which has to fail.
 * `node tests/recipes/main.ts ['Add a text'…]`
 */
import { CopyOfRepository } from './copy-of-repository.ts'
import { filesOf, type Recipe } from './recipe.ts'
import { RECIPES } from './recipes.ts'
import { followed, missedSteps } from './follow.ts'

const wanted = process.argv.slice(2)
let failed = 0
for (const recipe of RECIPES.filter(({ heading }) => wanted.length === 0 || wanted.includes(heading))) {
  const started = performance.now()
  const failure = failureOf(recipe)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (failure !== undefined) {
    failed += 1
    process.stdout.write(`${failure}\n`)
  }
  process.stdout.write(
    `${recipe.heading}: ${failure === undefined ? 'compiles and passes' : 'failed'} (${filesOf(recipe)} files, ${seconds} s)\n`,
  )
}
process.exitCode = failed === 0 ? 0 : 1

function failureOf(recipe: Recipe): string | undefined {
  const copy = new CopyOfRepository()
  try {
    const { failure, migrations } = followed(copy, recipe)
    if (failure !== undefined || recipe.requiredBy === undefined) return failure
    for (const { step, failure: found } of missedSteps(copy, recipe, migrations)) {
      process.stdout.write(`  without ${step}: ${found ?? 'nothing fails'}\n`)
      if (found === undefined) return `Nothing asks for a step: ${step}`
    }
    return undefined
  } finally {
    copy.removeAll()
  }
}
