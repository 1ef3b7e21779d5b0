import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { type Facts, keysOf, partsOf } from '#contract/facts/fact.ts'
import { refusal } from './answers.ts'
import { textsOf } from './plain-text.ts'

/** A fact that both windows change, each to something else; a fact that is stored with it changes along. */
export interface TypedFact<Stored> {
  /** Types what is `mine`. */
  type: () => Promise<unknown>
  mine: Partial<Stored>
  /** What the other window stores. */
  theirs: Partial<Stored>
  /**
   * How the question names it, and what it says that each window wrote. Null of what is one of two: windows that both
   * change it agree, and `theirs` is what it began with.
   */
  compared: readonly [label: string, mine: string, theirs: string] | null
}

/** A text, which reads as it was typed in the field of that label. */
export function typedText<Fact extends string>(fact: Fact, label: string, within: Locator | typeof page) {
  const mine = { [fact]: `Ici ${label}` } as Record<Fact, string>
  const theirs = { [fact]: `Ailleurs ${label}` } as Record<Fact, string>
  return {
    type: () => within.getByRole('textbox', { name: label, exact: true }).fill(mine[fact]),
    mine,
    theirs,
    compared: [label, mine[fact], theirs[fact]] as const,
  }
}

/** A number, which the question writes in the place of `{}`. */
export function typedNumber<Fact extends string>(
  fact: Fact,
  label: string,
  within: Locator | typeof page,
  [mine, theirs]: readonly [number, number],
  written: string,
) {
  return {
    type: () => within.getByRole('textbox', { name: label, exact: true }).fill(String(mine)),
    mine: { [fact]: mine } as Record<Fact, number>,
    theirs: { [fact]: theirs } as Record<Fact, number>,
    compared: [label, written.replace('{}', String(mine)), written.replace('{}', String(theirs))] as const,
  }
}

/** What is on or off. */
export function typedSwitch<Fact extends string>(fact: Fact, field: Locator, opened: boolean) {
  return {
    type: () => field.click(),
    mine: { [fact]: !opened } as Record<Fact, boolean>,
    theirs: { [fact]: opened } as Record<Fact, boolean>,
    compared: null,
  }
}

interface Server<Stored> {
  stored: () => Stored
  /** Another window that saves. */
  otherWindow: (facts: Partial<Stored>) => void
}

/** A server with one thing, which refuses what names another version of it. */
export function storing<Stored extends { version: number }>(opened: Stored) {
  let stored = opened
  const store = (facts: object) => {
    stored = { ...stored, ...facts, version: stored.version + 1 }
    return stored
  }
  return {
    stored: () => stored,
    otherWindow: (facts: Partial<Stored>) => void store(facts),
    store,
    change: (version: number | undefined, facts: object) =>
      version === stored.version ? store(facts) : refusal('VERSION_CONFLICT', { current: stored }),
  }
}

interface TwoWindows<Of extends Facts, Stored> {
  /** Those that can be typed in the form. */
  facts: Of
  typed: Record<keyof Of & string, TypedFact<Stored>>
  /** Shows the form with what is stored, before the other window saves. */
  open: () => Promise<Server<Stored>>
  /** What asks about a fact that both have changed. */
  question?: Locator
}

type WholeForm<Of extends Facts, Stored> = TwoWindows<Of, Stored> & { save: () => Promise<unknown> }

const alert = page.getByRole('alert')

/**
 * Tests of a form that is saved as a whole, over all facts that its noun declares: what one window types and what another
 * has stored meanwhile are both stored, and a fact that both have changed is compared in a question under its name.
 */
export function testTwoWindows<Of extends Facts, Stored extends object>(of: WholeForm<Of, Stored>): void {
  const { facts, typed, open, save, question = alert } = of
  testWhatIsTyped(of)

  test.each(halves(facts))(
    '%s here, %s there: each window keeps what it has written',
    async (mine, theirs) => {
      const { stored, otherWindow } = await open()
      const opened = stored()
      const there = together(
        theirs.map((fact) => (typed[fact].compared ? typed[fact].theirs : typed[fact].mine)),
      )
      otherWindow(there)
      for (const fact of mine) await typed[fact].type()
      await save()
      const here = together(mine.map((fact) => typed[fact].mine))
      await expect
        .poll(() => withoutVersion(stored()))
        .toEqual(withoutVersion({ ...opened, ...here, ...there }))
    },
  )

  test.each(turns(facts).map((turn) => [turn.filter((fact) => typed[fact].compared !== null)]))(
    '%s in both windows: a question with both versions, and what was typed here is kept',
    async (turn) => {
      const { stored, otherWindow } = await open()
      const opened = stored()
      otherWindow(together(turn.map((fact) => typed[fact].theirs)))
      for (const fact of turn) await typed[fact].type()
      await save()
      await expect.poll(() => rowsOf(question)).toEqual(rowsFor(turn.map((fact) => typed[fact].compared)))
      await question.getByRole('button', { name: 'Garder mes modifications' }).click()
      const mine = together(turn.map((fact) => typed[fact].mine))
      await expect.poll(() => withoutVersion(stored())).toEqual(withoutVersion({ ...opened, ...mine }))
    },
  )
}

/**
 * The same of a form that merges nothing: whatever differs is a row of the question, also what one window alone has
 * changed, and what is kept is all that is on the screen.
 */
export function testTwoWindowsAsWhole<Of extends Facts, Stored extends object>(
  of: WholeForm<Of, Stored>,
): void {
  const { facts, typed, open, save, question = alert } = of
  testWhatIsTyped(of)

  test.each(halves(facts))('%s here, %s there: both are in the question', async (mine, theirs) => {
    const { stored, otherWindow } = await open()
    const opened = stored()
    otherWindow(together(theirs.map((fact) => typed[fact].theirs)))
    for (const fact of mine) await typed[fact].type()
    await save()
    const versions = rowsFor([...mine, ...theirs].map((fact) => typed[fact].compared))
    const named = () =>
      Object.entries(rowsOf(question)).map(([label, [here, there]]) => {
        const [typedHere, storedThere] = versions[label] ?? []
        return here === typedHere || there === storedThere ? label : `${label}: ${here ?? ''}, ${there ?? ''}`
      })
    await expect.poll(named).toEqual(expect.arrayContaining(Object.keys(versions)))
    await question.getByRole('button', { name: 'Garder mes modifications' }).click()
    const here = together(mine.map((fact) => typed[fact].mine))
    await expect.poll(() => withoutVersion(stored())).toEqual(withoutVersion({ ...opened, ...here }))
  })
}

/** The same of a form that saves each field once it is changed. */
export function testTwoWindowsOfAutosave<Of extends Facts, Stored extends object>(
  of: TwoWindows<Of, Stored>,
): void {
  const { typed, open, question = alert } = of
  const facts = keysOf<keyof Of & string>(of.facts)
  testWhatIsTyped(of)

  test('each window keeps what it has written, whatever the other has stored meanwhile', async () => {
    const { stored, otherWindow } = await open()
    let expected: object = stored()
    for (const [place, fact] of facts.entries()) {
      // What this window has saved before is changed by the other.
      const before = facts.at(place - 1)
      const theirs: Partial<Stored> = before === undefined || before === fact ? {} : typed[before].theirs
      otherWindow(theirs)
      await typed[fact].type()
      expected = { ...expected, ...theirs, ...typed[fact].mine }
      await expect.poll(() => withoutVersion(stored()), { message: fact }).toEqual(withoutVersion(expected))
    }
  })

  test('what both windows have changed is a question, fact by fact, and what was typed here is kept', async () => {
    const { stored, otherWindow } = await open()
    let expected: object = stored()
    for (const fact of facts.filter((each) => typed[each].compared !== null)) {
      otherWindow(typed[fact].theirs)
      await typed[fact].type()
      await expect.poll(() => rowsOf(question), { message: fact }).toEqual(rowsFor([typed[fact].compared]))
      await question.getByRole('button', { name: 'Garder mes modifications' }).click()
      expected = { ...expected, ...typed[fact].mine }
      await expect.poll(() => withoutVersion(stored()), { message: fact }).toEqual(withoutVersion(expected))
    }
  })
}

/** That nothing is left out, and that no two windows write the same. */
function testWhatIsTyped<Of extends Facts, Stored extends object>({ facts, typed }: TwoWindows<Of, Stored>) {
  test('each fact is typed here, and is something else in the other window', () => {
    expect(Object.keys(typed).sort()).toEqual(keysOf(facts).sort())
    const same = Object.entries<TypedFact<Stored>>(typed).filter(
      ([, { mine, theirs }]) => JSON.stringify(mine) === JSON.stringify(theirs),
    )
    expect(same.map(([fact]) => fact)).toEqual([])
  })
}

/** One fact of each part at a time, until each fact was in turn. */
function turns<Of extends Facts>(facts: Of): (keyof Of & string)[][] {
  const parts = Object.values<(keyof Of & string)[]>(partsOf(facts))
  const longest = Math.max(...parts.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => parts.flatMap((part) => part[turn] ?? part.slice(0, 1)))
}

/** Each fact of a turn is once among those that this window types, and once among those of the other. */
function halves<Of extends Facts>(facts: Of) {
  return turns(facts).flatMap((turn) => {
    const even = turn.filter((_, place) => place % 2 === 0)
    const odd = turn.filter((_, place) => place % 2 === 1)
    return odd.length === 0 ? [] : [[even, odd] as const, [odd, even] as const]
  })
}

function together<Change extends object>(changes: readonly Change[]): Change {
  return Object.assign({}, ...changes) as Change
}

function withoutVersion(stored: object): object {
  return { ...stored, version: undefined }
}

/** What is compared: by its name what each window wrote. */
function rowsOf(question: Locator): Record<string, string[]> {
  const rows = question.getByRole('row').all().slice(1)
  return rowsFor(
    rows.map((row) => [...textsOf(row.getByRole('rowheader')), ...textsOf(row.getByRole('cell'))]),
  )
}

function rowsFor(rows: readonly (readonly string[] | null)[]): Record<string, string[]> {
  const compared = rows.filter((row) => row !== null)
  return Object.fromEntries(compared.map(([label = '', ...versions]) => [label, versions]))
}
