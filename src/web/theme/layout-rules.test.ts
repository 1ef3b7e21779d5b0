import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** What the attributes of Mantine's Stack, Group and Flex say. */
const LAYOUT =
  /^(display: (inline-)?flex|flex-direction|flex-wrap|flex|gap|align-items|justify-content|margin(-\w+)?)\b/

/** Public pages may carry few style attributes, by the content security policy; paper is measured in points. */
const WITHOUT_ATTRIBUTES = /^src\/web\/features\/(site|account\/credentials|sheets\/document)\//

const components = globSync('src/web/**/*.tsx').map((file) => readFileSync(file, 'utf8'))

/** The rules of one class that hold at every width, on screen and on paper. */
const classRules = globSync('src/web/**/*.module.css').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return Array.from(text.matchAll(/(?<!,\n)^\.([\w-]+) \{\n([^{}]*)^\}/gm), ([, name = '', body = '']) => ({
    file,
    name,
    declarations: body
      .split(';')
      .map((declaration) => declaration.trim())
      .filter(Boolean),
    isAlone: text.match(new RegExp(`\\.${name}(?![\\w-])`, 'g'))?.length === 1,
  }))
})

type ClassRule = (typeof classRules)[number]

/** Whether an element of HTML wears the class, which could be a part of Mantine's instead. */
function isOnElement({ file, name }: ClassRule): boolean {
  const worn = new RegExp(`<[a-z]+\\s[^<>]*className=\\{\\w+\\.${name}\\}`)
  return components.some((text) => text.includes(`/${basename(file)}'`) && worn.test(text))
}

const places = (rules: ClassRule[]) => rules.map(({ file, name }) => `${file} .${name}`)

test('a flex container without a look is a Stack, a Group or a Flex, and has no class', () => {
  const containers = classRules.filter(
    ({ declarations }) =>
      declarations.some((declaration) => /^display: (inline-)?flex$/.test(declaration)) &&
      declarations.every((declaration) => LAYOUT.test(declaration)),
  )
  expect(containers.length).toBeGreaterThan(0)
  const replaceable = containers.filter(
    (rule) => rule.isAlone && !WITHOUT_ATTRIBUTES.test(rule.file) && isOnElement(rule),
  )
  expect(places(replaceable)).toEqual([])
})

test('a class of dimmed words composes dimmed or note from global', () => {
  const coloured = classRules.filter(({ declarations }) => declarations.includes('color: var(--dimmed)'))
  expect(places(coloured)).toEqual([])
})
