import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Rule } from '#contract/rules.ts'
import { fieldIssuesOf } from '../failure/failure.ts'
import {
  type FieldProblem,
  findProblems,
  firstByPath,
  type FormSchema,
  problemsOfServer,
} from './field-problem.ts'
import { useBoundsText } from './use-bounds-text.ts'

/** The place of an entry of a list, in a path. */
const INDEX = /\.\d+(?=\.|$)/g

type ProblemText =
  | ReactNode
  | ((problem: FieldProblem, all: readonly FieldProblem[], input: unknown) => ReactNode)
export type FieldPath<Output> = (keyof Output & string) | `${keyof Output & string}.${string}`
/** By path (`choices.*.nom` for those of a list), or '*' for every path: the sentence of a rule, where it is another than the usual one. */
export type ProblemTexts<Output> = Partial<
  Record<FieldPath<Output> | '*', Partial<Record<Rule, ProblemText>>>
>

export interface FormProblemsOptions<Output> {
  /** Of the contract, or made of its schemas where a form asks for more. */
  schema: FormSchema<Output>
  texts?: ProblemTexts<Output> | undefined
  /** Rules that no further typing can satisfy: reported at once instead of on submit. */
  immediate?: readonly Rule[] | undefined
  /** With 'onSubmit' a field that is changed has no problem until the next submission. */
  reValidateMode?: 'onChange' | 'onSubmit'
  /** Those to report of all that the schema finds, where a form asks for some first. */
  narrow?: ((problems: readonly FieldProblem[]) => readonly FieldProblem[]) | undefined
}

/**
 * The problems of a form, by path: those that its schema finds once it was submitted, from then on at every change, and
 * those that the server reported, until something is changed.
 */
export function useFormProblems<Output>(options: FormProblemsOptions<Output>, input: unknown) {
  const { schema, texts, immediate = [], narrow, reValidateMode } = options
  const t = useTranslations('errors.rules')
  const boundsText = useBoundsText()
  const id = useId()
  const [submitted, setSubmitted] = useState(false)
  const [changed, setChanged] = useState<readonly string[]>([])
  const [ofServer, setOfServer] = useState<readonly FieldProblem[]>([])
  const inputId = (path: FieldPath<Output>) => `${id}-${path}`

  const find = (value: unknown) => {
    const found = findProblems(schema, value)
    return narrow ? narrow(found) : found
  }
  const found = submitted || immediate.length > 0 ? find(input) : []
  const problems = firstByPath([
    ...ofServer,
    ...found
      .filter(({ rule }) => submitted || immediate.includes(rule))
      .filter(({ path }) => !changed.includes(path)),
  ])

  const focusFirst = (wrong: readonly FieldProblem[]) => {
    const inputs = wrong.flatMap(({ path }) => document.getElementById(`${id}-${path}`) ?? [])
    inputs.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    inputs[0]?.focus()
  }
  const textOf = (problem: FieldProblem): ReactNode => {
    const path = problem.path.replace(INDEX, '.*') as FieldPath<Output>
    const own = texts?.[path]?.[problem.rule] ?? texts?.['*']?.[problem.rule]
    return (
      (typeof own === 'function' ? own(problem, problems, input) : own) ??
      (problem.rule === 'out-of-range' ? boundsText(problem.bounds) : undefined) ??
      t(problem.rule)
    )
  }
  const report = (reported: readonly FieldProblem[]) => {
    flushSync(() => setOfServer(reported))
    focusFirst(reported)
  }

  return {
    problems,
    inputId,
    /** Also while nothing is reported yet. */
    isValid: () => schema.safeParse(input).success,
    /** For the field of a path: its id, and the sentence of its problem. */
    field: (path: FieldPath<Output>) => {
      const problem = problems.find((each) => each.path === path)
      return { id: inputId(path), error: problem && textOf(problem) }
    },
    /** What the schema makes of the input; where it refuses it, undefined, with the focus on the first field. */
    validate: (value: unknown = input): Output | undefined => {
      const result = schema.safeParse(value)
      flushSync(() => {
        setSubmitted(true)
        setChanged([])
        setOfServer([])
      })
      if (result.success) return result.data
      focusFirst(find(value))
      return undefined
    },
    /** Shows the problems of the input where the focus stays, for a form that saves itself. */
    reveal: () => {
      setSubmitted(true)
      setChanged([])
    },
    report,
    /** Reports what a refusal says of the fields on the page. False where it says nothing of them. */
    reportFailure: (failure: unknown): boolean => {
      const reported = problemsOfServer(schema, fieldIssuesOf(failure)).filter(
        ({ path }) => document.getElementById(`${id}-${path}`) !== null,
      )
      report(reported)
      return reported.length > 0
    },
    /** After a change: the server's problems were of other values. */
    onChange: (paths: readonly string[]) => {
      setOfServer((before) => (before.length === 0 ? before : []))
      if (reValidateMode === 'onSubmit') setChanged((before) => [...before, ...paths])
    },
    reset: () => {
      setSubmitted(false)
      setChanged([])
      setOfServer([])
    },
  }
}
